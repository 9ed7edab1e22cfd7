import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormSelect } from '#admin/forms/form-fields.tsx';
import { listStatusChoices } from '#admin/ui/lead-statuses.ts';
import { hasPassedInPakistan } from '#contract/format/pakistan-time.ts';
import { formatMoment as formatForInput } from '#contract/input/moment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { workFields } from '#contract/leads/lead-work.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { z } from '#contract/zod.ts';
import { DiscardGuard } from '../../forms/discard-guard.tsx';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { type FormValues, useEditing } from '../../forms/editing.ts';
import { type Risk, useSaving } from '../../forms/saving.ts';
import type { DialogExit } from '../../lists/list-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formBottom } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatDay, formatMoment, formatStatus } from '../../ui/format.ts';
import { changeLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { WorkFields } from '../work-fields.tsx';
import type { Step } from './neighbors.ts';

/**
 * Returns what to ask before an appointment is confirmed without a date, or for a moment that has passed; null if there
 * is nothing to ask.
 */
export function findRisk(
  version: LeadRecordBase | null,
  { status, confirmedDate, confirmedTime }: FormValues,
  now = new Date(),
): Risk | null {
  if (confirmedDate === undefined) return null;
  const before = { confirmedDate: null, confirmedTime: null, ...version };
  if (status === 'confirmed' && before.status !== status && !confirmedDate) {
    return {
      question: 'Confirm without a date?',
      detail: 'No confirmed date is entered, so nobody can tell when the customer comes.',
      confirm: 'Confirm without a date',
    };
  }
  const [date, time] = [String(confirmedDate), String(confirmedTime ?? '')];
  const isNew = date !== (before.confirmedDate ?? '') || time !== (before.confirmedTime ?? '');
  if (!date || !isNew || !hasPassedInPakistan(date, time, now)) return null;
  if (hasPassedInPakistan(date, null, now)) {
    return {
      question: 'Save a date in the past?',
      detail: `The confirmed date is ${formatDay(date)}.`,
      confirm: 'Save this date',
    };
  }
  return {
    question: 'Save a time in the past?',
    detail: `The confirmed time is ${formatMoment(date, time)}.`,
    confirm: 'Save this time',
  };
}

/** The status field, with the statuses of the request's type. */
function StatusField({ facts, current }: { facts: LeadFacts; current: string }) {
  return (
    <FormSelect
      label="Status"
      name="status"
      choices={listStatusChoices(facts, current)}
      formatLabel={formatStatus}
    />
  );
}

interface EditFormProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  lead: Lead;
  exit: DialogExit;
  /** Opens the next request of the list; null if there is none. */
  next: Step | null;
}

/**
 * The form for everything that staff can change in a request. 'Save and next', as Ctrl+Enter (or ⌘+Enter), saves and
 * opens the next one.
 */
export function EditForm<Lead extends LeadRecordBase>(props: EditFormProps<Lead>) {
  const { view, lead, exit, next } = props;
  const { facts, EditFields } = view;
  const headingId = useId();
  const [schema] = useState(() =>
    z.extend(facts.staffFields, { status: z.string(), ...workFields }),
  );
  const fillForm = (record: Lead | null) => fillLeadForm(facts, record);
  const editing = useEditing({ form: lead._id, record: lead, schema, toFormValues: fillForm });
  const { form, base, isDirty, dirtyFields, canLeave, getInput } = editing;
  const goesOn = useRef(false);
  const saving = useSaving({
    kind: facts,
    editing,
    send: (version, values) => changeLead(facts, version ?? lead, pickChanges(values, dirtyFields)),
    saved: () => `${view.formatName(lead)} is saved.`,
    onSaved: async () => {
      const isNextOpen = goesOn.current && next && (await next());
      if (!isNextOpen) exit.close();
    },
    findRisk: (version, values) => findRisk(version, values),
  });
  const { newer, error, isPending, asked, save, keepMine, takeTheirs } = saving;
  function saveAndGoOn(event: SyntheticEvent) {
    event.preventDefault();
    goesOn.current = true;
    if (isDirty) save(event);
    else next?.();
  }
  return (
    <FormProvider {...form}>
      <div className="border-line max-md:border-t md:border-s md:bg-ground print:hidden">
        <form
          noValidate
          aria-labelledby={headingId}
          onSubmit={(event) => {
            goesOn.current = false;
            save(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) saveAndGoOn(event);
          }}
          className="flex flex-col gap-3 p-5 sidebar:max-2xl:px-4 md:sticky md:top-(--edge-top) md:max-h-[calc(100dvh-var(--edge-top))] md:overflow-y-auto md:scroll-pb-[calc(var(--edge-bottom)+4.5rem)] md:pb-0 xl:max-h-[calc(100dvh-var(--top-bar)-var(--edge-top))] [@media(height<30rem)]:static [@media(height<30rem)]:max-h-none!"
        >
          <h3 id={headingId} className="font-semibold">
            Follow-up
          </h3>
          {newer ? (
            <EditConflict
              labels={Object.fromEntries(
                listNames(facts).map((name) => [name, labelForStaff(facts, name, 'entry')]),
              )}
              formatValue={(name, value) =>
                name === 'status' ? formatStatus(String(value)) : String(value)
              }
              base={fillForm(base)}
              mine={getInput()}
              theirs={fillForm(newer)}
              onKeepMine={() => keepMine(newer)}
              onTakeTheirs={() => takeTheirs(newer)}
            />
          ) : (
            <>
              <StatusField facts={facts} current={lead.status} />
              <EditFields lead={lead} />
              <WorkFields facts={facts} lead={lead} />
              {error && <ErrorPanel message={`Not saved. ${error.message}`} />}
              <div
                ref={formBottom}
                className="mt-1 flex flex-wrap items-center gap-2 md:sticky md:bottom-0 md:-mx-5 md:border-t md:border-line md:bg-ground md:px-5 md:py-3 sidebar:max-2xl:-mx-4 sidebar:max-2xl:px-4"
              >
                <Button type="submit" tone="primary" disabled={!isDirty}>
                  {isPending ? 'Saving...' : 'Save'}
                </Button>
                {next && <Button onClick={saveAndGoOn}>Save and next</Button>}
                <Button onClick={exit.close}>Cancel</Button>
                {next && (
                  <p className="w-full text-xs text-ink-soft max-md:hidden">
                    Ctrl+Enter saves and opens the next one.
                  </p>
                )}
              </div>
            </>
          )}
        </form>
      </div>
      {asked && (
        <ConfirmDialog
          {...asked}
          cancel="Go back"
          onConfirm={asked.save}
          onCancel={saving.dismissQuestion}
        />
      )}
      <DiscardGuard isDirty={isDirty} canLeave={canLeave} onStay={exit.stay} parameter="open" />
    </FormProvider>
  );
}

/** Lists the fields of the form: the status, the staff fields of the type, and who answers. */
const listNames = (facts: LeadFacts): string[] => [
  'status',
  ...Object.keys(facts.staffFields.shape),
  ...Object.keys(workFields),
];

/** Returns the form values: the status and the staff fields of the type, as text. */
function fillLeadForm(facts: LeadFacts, lead: LeadRecordBase | null): FormValues {
  const stored: Record<string, unknown> = { ...lead };
  const values = Object.fromEntries(
    listNames(facts).map((name) => [name, String(stored[name] ?? '')]),
  );
  return { ...values, nextFollowUp: lead?.nextFollowUp ? formatForInput(lead.nextFollowUp) : '' };
}

const pickChanges = (values: FormValues, dirtyFields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));
