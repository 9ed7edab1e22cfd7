import { ChevronDown } from 'lucide-react';
import type { LeadRecordBase } from '#contract/lead.ts';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { useLeadScreen } from './lead-view.ts';
import { useSetStatus } from './set-status.ts';
import { statusBadge, statusChoices, statusLabel } from './status-label.ts';

/** A record's status as a badge that can be changed. */
export function StatusSelect({ lead }: { lead: LeadRecordBase }) {
  const { facts, nameOf } = useLeadScreen();
  const name = nameOf(lead);
  const setStatus = useSetStatus(facts, lead._id, name);
  return (
    <span
      className={`relative inline-block justify-self-start rounded-full ${statusBadge(facts, lead.status)}`}
    >
      <select
        aria-label={`Status of ${name}`}
        data-part="status"
        tabIndex={useRowTabIndex()}
        value={lead.status}
        onChange={(event) => setStatus(lead, event.target.value)}
        className="h-6 w-28 appearance-none truncate rounded-full bg-transparent ps-3 pe-6 text-xs font-medium pointer-coarse:h-9 pointer-coarse:w-36 pointer-coarse:text-base"
      >
        {statusChoices(facts, lead.status).map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={12}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2"
      />
    </span>
  );
}
