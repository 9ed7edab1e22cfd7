import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import type { Assignee } from '#contract/leads/lead-work.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { FormInput, FormSelect } from '../forms/form-fields.tsx';
import { useUser } from '../session/session.ts';
import { useAssignees, useDealerLabels } from './lead-queries.ts';
import { useLeadScreen } from './lead-view.ts';

type FieldProps = Omit<ComponentProps<typeof FormInput>, 'label' | 'name'>;

/** A field that staff set, with its label. */
export function StaffInput({ name, ...input }: FieldProps & { name: string }) {
  const { facts } = useLeadScreen();
  return (
    <FormInput
      autoComplete="off"
      {...input}
      name={name}
      label={labelForStaff(facts, name, 'entry')}
    />
  );
}

const movingNote = 'Notes and history go along: this dealer will read them.';

/** Whether an account may own the requests of a dealer; null is head office. */
const mayOwn = ({ dealerId }: Assignee, dealer: string | null) =>
  dealerId === null || dealerId === dealer;

/** Lists the usernames that may own a dealer's request, and the current owner; `own` comes first. */
function listOwners(
  assignees: readonly Assignee[],
  { own, dealerId, current }: { own: string; dealerId: string | null; current: string | null },
): string[] {
  const names = assignees.filter((one) => mayOwn(one, dealerId)).map(({ username }) => username);
  return [
    ...new Set([...names.filter((name) => name === own), ...names, ...(current ? [current] : [])]),
  ];
}

/** The form fields for who answers a request. */
export function WorkFields({ facts, lead }: { facts: LeadFacts; lead: LeadRecordBase }) {
  const { username, dealerId: ownDealer } = useUser();
  const chosenDealer: unknown = useWatch({ name: 'dealerId' });
  const dealerId = typeof chosenDealer === 'string' && chosenDealer ? chosenDealer : null;
  const assignees = useAssignees(facts) ?? [];
  const owners = listOwners(assignees, { own: username, dealerId, current: lead.assignedTo });
  const dealers = useDealerLabels();
  const ids = [...new Set([...dealers.keys(), ...(lead.dealerId ? [lead.dealerId] : [])])];
  return (
    <>
      <FormSelect
        name="assignedTo"
        label={labelForStaff(facts, 'assignedTo', 'entry')}
        choices={['', ...owners]}
        formatLabel={(owner) => (owner === username ? `${owner} (you)` : owner || 'Nobody')}
      />
      {ownDealer === null && (
        <div className="grid content-start gap-1">
          <FormSelect
            name="dealerId"
            label={labelForStaff(facts, 'dealerId', 'entry')}
            choices={['', ...ids]}
            formatLabel={(id) => (id ? (dealers.get(id) ?? 'Another dealer') : 'Head office')}
          />
          <p role="status" className="text-ink-soft empty:hidden">
            {dealerId !== null && dealerId !== lead.dealerId && movingNote}
          </p>
        </div>
      )}
    </>
  );
}
