import { useNavigate } from 'react-router';
import { useQuickChange } from '#admin/lists/quick-change.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { ApiError } from '../api.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/dialog-address.ts';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor, listStatusChoices } from '../ui/lead-statuses.ts';
import { changeLead } from './change-lead.ts';
import { useLeadScreen } from './lead-view.ts';

/** Whether a status was refused because the appointment cannot take place at its time: another one is needed. */
const needsTime = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'status');

/** Returns a function that sets a request's status: optimistic, with undo. */
function useSetStatus(facts: LeadFacts, id: string, name: string) {
  const details = useDialogAddress('open', id);
  const navigate = useNavigate();
  const navigation = useDialogNavigation('open');
  const open = { label: 'Open', run: () => navigate(details, navigation) };
  return useQuickChange<LeadRecordBase, 'status'>({
    kind: facts,
    id,
    field: 'status',
    save: (version, status) => changeLead(facts, version, { status }),
    findWayOut: (error) => (needsTime(error) ? open : undefined),
    texts: {
      done: (status) => `${name} is now ${formatStatus(status)}.`,
      failed: (status) => `${name} could not be set to ${formatStatus(status)}.`,
      overwrite: (status) => `Set to ${formatStatus(status)}`,
      conflict: `${name} was changed by someone else. The row now shows their version.`,
    },
  });
}

/** A request's status as a select that looks like a badge. */
export function StatusSelect({ lead }: { lead: LeadRecordBase }) {
  const { facts, formatName } = useLeadScreen();
  const name = formatName(lead);
  const setStatus = useSetStatus(facts, lead._id, name);
  return (
    <BadgeSelect
      label={`Status of ${name}`}
      value={lead.status}
      choices={listStatusChoices(facts, lead.status)}
      formatLabel={formatStatus}
      color={findStatusColor(facts, lead.status)}
      onChoose={(status) => setStatus(lead, status)}
    />
  );
}
