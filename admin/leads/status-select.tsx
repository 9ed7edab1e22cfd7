import type { LeadRecordBase } from '#contract/lead.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { useLeadScreen } from './lead-view.ts';
import { useSetStatus } from './set-status.ts';
import { statusChoices, statusColour } from './statuses.ts';

/** A record's status as a badge that can be changed. */
export function StatusSelect({ lead }: { lead: LeadRecordBase }) {
  const { facts, nameOf } = useLeadScreen();
  const name = nameOf(lead);
  const setStatus = useSetStatus(facts, lead._id, name);
  return (
    <BadgeSelect
      label={`Status of ${name}`}
      value={lead.status}
      choices={statusChoices(facts, lead.status)}
      labelOf={statusLabel}
      colour={statusColour(facts, lead.status)}
      onChoose={(status) => setStatus(lead, status)}
    />
  );
}
