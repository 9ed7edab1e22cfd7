import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { vehicles } from '#catalogue/vehicles.ts';
import { availabilityAdmin } from '#contract/availability/availability-admin.ts';
import { Page } from '../layout/page.tsx';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { FilterSelect } from '../lists/filter-fields.tsx';
import { useUser } from '../session/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ChangeHistory } from './change-history.tsx';
import { DealerCars } from './dealer-cars.tsx';
import { FileActions } from './file-actions.tsx';
import type { Edits } from './grid-cells.ts';

const models = vehicles.map(({ slug, label }) => ({ value: slug, label }));

/** The screen Availability (docs/spec/back-office.md#availability). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { dealerId: own } = useUser();
  const dealers = useDealerLabels();
  const [edits, setEdits] = useState<Edits>({});
  const [wanted, setWanted] = useState<string | null>(null);
  const dealerId = own ?? params.get('dealerId') ?? '';
  const model = models.find(({ value }) => value === params.get('model'))?.value ?? '';
  const setParam = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  function openDealer(chosen: string) {
    setEdits({});
    setWanted(null);
    setParam('dealerId', chosen);
  }
  const chooseDealer = (chosen: string) =>
    Object.keys(edits).length > 0 ? setWanted(chosen) : openDealer(chosen);
  return (
    <Page
      title={availabilityAdmin.texts.title}
      subtitle={dealers.get(dealerId)}
      actions={<FileActions dealerId={dealerId} />}
    >
      <search className="flex flex-wrap gap-2">
        {own === null && (
          <FilterSelect
            label="Dealer"
            allLabel="Choose a dealer"
            choices={[...dealers].map(([value, label]) => ({ value, label }))}
            chosen={dealerId}
            onChoose={chooseDealer}
            className="max-sm:w-full sm:w-64! sm:grow-0!"
          />
        )}
        <FilterSelect
          label="Model"
          allLabel="All models"
          choices={models}
          chosen={model}
          onChoose={(chosen) => setParam('model', chosen)}
          className="max-sm:w-full sm:w-48! sm:grow-0!"
        />
      </search>
      {dealerId === '' ? (
        <p className="text-ink-soft">Choose a dealer to state its cars.</p>
      ) : (
        <>
          <DealerCars
            key={dealerId}
            dealerId={dealerId}
            model={model}
            edits={edits}
            onEdit={setEdits}
          />
          <ChangeHistory key={`history ${dealerId}`} dealerId={dealerId} />
        </>
      )}
      {wanted !== null && (
        <ConfirmDialog
          question="Discard your changes?"
          detail="Your changes are not saved."
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={() => openDealer(wanted)}
          onCancel={() => setWanted(null)}
        />
      )}
    </Page>
  );
}
