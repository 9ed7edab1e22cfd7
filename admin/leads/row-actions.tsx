import { Eye } from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { useQuickChange } from '#admin/lists/quick-change.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { ApiError } from '../api.ts';
import { BadgeSelect } from '../lists/badge-select.tsx';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/list-address.ts';
import { DeleteButton, RowMenu } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { IconButton } from '../ui/button.tsx';
import { formatStatus } from '../ui/format.ts';
import { findStatusColor, listStatusChoices } from '../ui/lead-statuses.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { TimesContext } from './confirm-times.tsx';
import { changeLead } from './lead-queries.ts';
import { useLeadScreen } from './lead-view.ts';

/** Whether a status was refused because the appointment needs another time. */
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
    save: (version, status, along) => changeLead(facts, version, { status, ...along }),
    // The first change makes a request without owner that of its author.
    readOthers: ({ assignedTo }) => ({ assignedTo }),
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
  const askTimes = use(TimesContext);
  return (
    <BadgeSelect
      label={`Status of ${name}`}
      value={lead.status}
      choices={listStatusChoices(facts, lead.status)}
      formatLabel={formatStatus}
      color={findStatusColor(facts, lead.status)}
      onChoose={(status) => askTimes([lead], status, (_, along) => setStatus(lead, status, along))}
    />
  );
}

/** The actions of a row: view and delete. A card opens on a press, so it has call, WhatsApp and a menu instead. */
export function RowActions({ lead }: { lead: LeadRecordBase }) {
  const { formatName } = useLeadScreen();
  const details = useDialogAddress('open', lead._id);
  const navigate = useNavigate();
  const navigation = useDialogNavigation('open');
  const tabIndex = useRowTabIndex();
  const isTable = useWindowFrom('56.25rem');
  if (!isTable) {
    return (
      <div className="-me-2 flex items-center">
        {lead.phone && <PhoneIcons phone={lead.phone} />}
        <RowMenu record={lead} name={formatName(lead)} phone={lead.phone} />
      </div>
    );
  }
  return (
    // With a mouse, the buttons cover the end of the date while they show.
    <div className="flex gap-1 table:-mx-1.5 pointer-fine:-ms-4.5 pointer-fine:gap-0">
      <IconButton
        label={`View ${formatName(lead)}`}
        icon={Eye}
        data-part="view"
        tabIndex={tabIndex}
        onClick={() => navigate(details, navigation)}
      />
      <DeleteButton record={lead} name={formatName(lead)} />
    </div>
  );
}
