import { useQuickChange } from '#admin/lists/quick-change.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor, listStatusChoices } from '../ui/lead-statuses.ts';
import { changeLead } from './change-lead.ts';
import { useLeadScreen } from './lead-view.ts';

/** Returns a function that sets a request's status: optimistic, with undo. */
function useSetStatus(facts: LeadFacts, id: string, name: string) {
  return useQuickChange<LeadRecordBase, 'status'>({
    kind: facts,
    id,
    field: 'status',
    save: (version, status) => changeLead(facts, version, { status }),
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
