import { useMemo, useState } from 'react';
import type { LeadRecordBase } from '#contract/lead.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailDialog } from './details/detail-dialog.tsx';
import { LeadCounters } from './lead-counters.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadContext, type LeadScreenContext, type LeadView } from './lead-view.ts';
import { useListAddress } from './list-address.ts';

/** The screen of any type of visitor request, as its view describes it. */
export function LeadScreen<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const { facts, counters, nameOf } = view;
  const { state, change } = useListAddress(facts);
  const [toDelete, setToDelete] = useState<LeadRecordBase | null>(null);
  const screen = useMemo<LeadScreenContext>(
    // The parts of a screen are handed its own records only.
    () => ({ facts, nameOf: nameOf as LeadScreenContext['nameOf'], askToDelete: setToDelete }),
    [facts, nameOf],
  );
  return (
    <LeadContext value={screen}>
      <div className="mx-auto grid max-w-[110rem] gap-4">
        <div>
          <PageHeading title={facts.texts.title} />
          <p className="text-ink-soft">{facts.texts.subtitle}</p>
        </div>
        <LeadCounters facts={facts} counters={counters} />
        <LeadFilters view={view} state={state} onChange={change} />
        <LeadList view={view} state={state} onChange={change} />
      </div>
      <DetailDialog view={view} />
      {toDelete && <DeleteDialog lead={toDelete} onClose={() => setToDelete(null)} />}
    </LeadContext>
  );
}
