import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { z } from '#contract/zod.ts';
import { Collision } from '../../forms/collision.tsx';
import { DiscardGuard } from '../../forms/discard-guard.tsx';
import { type Typed, useEditing } from '../../forms/editing.ts';
import { useSaving } from '../../forms/saving.ts';
import type { DialogExit } from '../../lists/dialog-address.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { statusLabel } from '../../ui/status-label.ts';
import { changeLead } from '../change-lead.ts';
import type { LeadView } from '../lead-view.ts';
import { StatusField } from './status-field.tsx';

interface EditFormProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  lead: Lead;
  exit: DialogExit;
}

/** What staff can change of a record, saved together. */
export function EditForm<Lead extends LeadRecordBase>({ view, lead, exit }: EditFormProps<Lead>) {
  const { facts, editLabels, EditFields } = view;
  const headingId = useId();
  const [schema] = useState(() => z.extend(facts.update, { status: z.string() }));
  const typedOf = (record: Lead | null) => typedOfLead(facts, record);
  const editing = useEditing({ form: lead._id, record: lead, schema, typedOf });
  const { form, base, isDirty, dirtyFields, mayLeave, typed } = editing;
  const { newer, error, isPending, save, keepMine, takeTheirs } = useSaving({
    kind: facts,
    editing,
    send: (version, values) => changeLead(facts, version ?? lead, changed(values, dirtyFields)),
    saved: () => `${view.nameOf(lead)} is saved.`,
    onSaved: exit.close,
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={save}
        className="flex flex-col gap-3 border-line p-5 max-md:border-t md:border-s md:bg-ground"
      >
        <h3 id={headingId} className="font-semibold">
          Follow-up
        </h3>
        {newer ? (
          <Collision
            labels={{ status: 'Status', ...editLabels }}
            textOf={(name, value) =>
              name === 'status' ? statusLabel(String(value)) : String(value)
            }
            base={typedOf(base)}
            mine={typed()}
            theirs={typedOf(newer)}
            onKeepMine={() => keepMine(newer)}
            onTakeTheirs={() => takeTheirs(newer)}
          />
        ) : (
          <>
            <StatusField facts={facts} current={lead.status} />
            <EditFields />
            {error && <ErrorPanel message={`Not saved. ${error.message}`} />}
            <div className="mt-1 flex gap-2">
              <Button type="submit" tone="primary" disabled={!isDirty}>
                {isPending ? 'Saving...' : 'Save'}
              </Button>
              <Button onClick={exit.close}>Cancel</Button>
            </div>
          </>
        )}
      </form>
      <DiscardGuard isDirty={isDirty} mayLeave={mayLeave} onStay={exit.stay} parameter="open" />
    </FormProvider>
  );
}

/** The status and the type's update fields, as text. */
function typedOfLead(facts: LeadFacts, lead: LeadRecordBase | null): Typed {
  const stored: Record<string, unknown> = { ...lead };
  const names = ['status', ...Object.keys(facts.update.shape)];
  return Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')]));
}

const changed = (values: Typed, dirtyFields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));
