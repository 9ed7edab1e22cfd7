import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { LeadRecordBase } from '#contract/lead.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { LeadView } from '../lead-view.ts';
import type { DetailsExit } from '../open-lead.ts';
import { Collision } from './collision.tsx';
import { DiscardGuard } from './discard-guard.tsx';
import { StatusField } from './edit-fields.tsx';
import { typedOf, useEditing } from './editing.ts';
import { useSaving } from './saving.ts';

interface EditFormProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  lead: Lead;
  exit: DetailsExit;
}

/** What staff can change of a record, saved together. */
export function EditForm<Lead extends LeadRecordBase>({ view, lead, exit }: EditFormProps<Lead>) {
  const { facts, editLabels, EditFields } = view;
  const headingId = useId();
  const editing = useEditing(facts, lead);
  const { form, base, isDirty, mayLeave, typed } = editing;
  const saving = useSaving(facts, view.nameOf(lead), editing, exit.close);
  const { newer, error } = saving;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={saving.saveOver(base)}
        className="flex flex-col gap-3 border-line p-5 max-md:border-t md:border-s md:bg-ground"
      >
        <h3 id={headingId} className="font-semibold">
          Follow-up
        </h3>
        {newer ? (
          <Collision
            labels={editLabels}
            base={typedOf(facts, base)}
            mine={typed()}
            theirs={typedOf(facts, newer)}
            onKeepMine={saving.saveOver(newer)}
            onTakeTheirs={() => saving.take(newer)}
          />
        ) : (
          <>
            <StatusField facts={facts} current={base.status} />
            <EditFields />
            {error && <ErrorPanel message={`Not saved. ${error.message}`} />}
            <div className="mt-1 flex gap-2">
              <Button type="submit" tone="primary" disabled={!isDirty}>
                {saving.isPending ? 'Saving...' : 'Save'}
              </Button>
              <Button onClick={exit.close}>Cancel</Button>
            </div>
          </>
        )}
      </form>
      <DiscardGuard isDirty={isDirty} mayLeave={mayLeave} onStay={exit.stay} />
    </FormProvider>
  );
}
