import { useId } from 'react';
import { FormSelect } from '#admin/forms/form-fields.tsx';
import { listStatusChoices } from '#admin/ui/lead-statuses.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formBottom } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatStatus } from '../../ui/format.ts';
import type { LeadView } from '../lead-view.ts';
import { WorkFields } from '../work-fields.tsx';

import { FollowUpField } from './follow-up-field.tsx';
import { TimeDialogs } from './load-time-dialogs.tsx';
import { fillLeadForm, listNames, type RequestSave } from './use-request-save.ts';

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
  request: RequestSave<Lead>;
  onClose: () => void;
}

/** Both versions of a request that somebody else has changed since, to choose from. */
function Conflict<Lead extends LeadRecordBase>(
  props: Pick<EditFormProps<Lead>, 'view' | 'request'> & { newer: Lead },
) {
  const { view, request, newer } = props;
  const { facts } = view;
  const { editing, saving } = request;
  return (
    <EditConflict
      labels={Object.fromEntries(
        listNames(facts).map((name) => [name, labelForStaff(facts, name, 'entry')]),
      )}
      formatValue={(name, value) =>
        name === 'status' ? formatStatus(String(value)) : String(value)
      }
      base={fillLeadForm(facts, editing.base)}
      mine={editing.getInput()}
      theirs={fillLeadForm(facts, newer)}
      onKeepMine={() => saving.keepMine(newer)}
      onTakeTheirs={() => saving.takeTheirs(newer)}
    />
  );
}

/**
 * The form for everything that staff can change in a request, inside the form's provider. 'Save and next', as Ctrl+Enter
 * (or ⌘+Enter), saves it with the entry that is typed, and opens the next request.
 */
export function EditForm<Lead extends LeadRecordBase>(props: EditFormProps<Lead>) {
  const { view, lead, request, onClose } = props;
  const { facts, EditFields } = view;
  const headingId = useId();
  const { editing, saving, entry, save, hasNext } = request;
  const { newer, error, isPending } = saving;
  return (
    <div className="border-line max-md:border-t md:border-s md:bg-ground print:hidden">
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => save(event, true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event, false);
        }}
        className="flex flex-col gap-3 p-5 sidebar:max-2xl:px-4 md:sticky md:top-(--edge-top) md:max-h-[calc(100dvh-var(--edge-top))] md:overflow-x-hidden md:overflow-y-auto md:scroll-pb-[calc(var(--edge-bottom)+4.5rem)] md:pb-0 xl:max-h-[calc(100dvh-var(--top-bar)-var(--edge-top))] [@media(height<30rem)]:static [@media(height<30rem)]:max-h-none!"
      >
        <h3 id={headingId} className="font-semibold">
          Follow-up
        </h3>
        {newer ? (
          <Conflict view={view} request={request} newer={newer} />
        ) : (
          <>
            <StatusField facts={facts} current={lead.status} />
            <EditFields lead={lead} />
            <FollowUpField />
            <WorkFields facts={facts} lead={lead} />
            {error && <ErrorPanel message={`Not saved. ${error.message}`} />}
            <div
              ref={formBottom}
              className="mt-1 flex flex-wrap items-center gap-2 md:sticky md:bottom-0 md:-mx-5 md:border-t md:border-line md:bg-ground md:px-5 md:py-3 sidebar:max-2xl:-mx-4 sidebar:max-2xl:px-4"
            >
              <Button type="submit" tone="primary" disabled={!editing.isDirty && !entry.isTyped}>
                {isPending ? 'Saving...' : 'Save'}
              </Button>
              {hasNext && <Button onClick={(event) => save(event, false)}>Save and next</Button>}
              <Button onClick={onClose}>Cancel</Button>
              {hasNext && (
                <p className="w-full text-xs text-ink-soft max-md:hidden">
                  Ctrl+Enter saves all of it, with what is typed for the timeline, and opens the
                  next one.
                </p>
              )}
            </div>
          </>
        )}
      </form>
      <Question view={view} lead={lead} request={request} />
    </div>
  );
}

/** What is asked before a save: a time of the dealer, or whether to go on. */
function Question<Lead extends LeadRecordBase>({
  view,
  lead,
  request: { saving, isTimed },
}: Pick<EditFormProps<Lead>, 'view' | 'lead' | 'request'>) {
  const { asked, dismissQuestion } = saving;
  if (!asked) return null;
  if ('isTimeMissing' in asked && asked.isTimeMissing) {
    return (
      <TimeDialogs>
        {({ ConfirmTime }) => (
          <ConfirmTime
            facts={view.facts}
            lead={lead}
            onPlanned={() => {
              isTimed.current = true;
              asked.save();
            }}
            onWithout={asked.save}
            onClose={dismissQuestion}
          />
        )}
      </TimeDialogs>
    );
  }
  return (
    <ConfirmDialog {...asked} cancel="Go back" onConfirm={asked.save} onCancel={dismissQuestion} />
  );
}
