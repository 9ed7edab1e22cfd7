import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { hasPassedInPakistan } from '#contract/format/pakistan-time.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { formatInList, Moment } from '../lists/dates.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/list-address.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { formatMoment, formatTime, splitDealerLabel } from '../ui/format.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { useDealerLabels } from './lead-queries.ts';
import { DuplicateMark, type ListedLead } from './staff-entry/duplicate-notice.tsx';

/** When a customer wishes to come, and what is confirmed: dates YYYY-MM-DD, times HH:MM. */
export interface Appointment {
  wished: { date: string | null; time: string | null };
  confirmed: { date: string | null; time: string | null };
}

/**
 * 'wants …' or 'confirmed …' in a row; red if it has passed. A closed request shows the date only, since nothing is
 * left to do. In a table the date is above the time.
 */
export function AppointmentCell({ isOpen, wished, confirmed }: Appointment & { isOpen: boolean }) {
  const isTable = useWindowFrom('56.25rem');
  const { date, time } = confirmed.date ? confirmed : wished;
  // A card leaves out the fact.
  if (!date) return <span data-missing>—</span>;
  const isLate = isOpen && hasPassedInPakistan(date, time);
  const texts: AppointmentTexts = {
    date,
    time,
    state: confirmed.date ? 'confirmed' : 'wants',
    isOpen,
    isLate,
    tone: isLate ? 'text-red' : 'text-ink-soft',
  };
  return isTable ? <TableAppointment {...texts} /> : <CardAppointment {...texts} />;
}

interface AppointmentTexts {
  date: string;
  time: string | null;
  state: 'confirmed' | 'wants';
  isOpen: boolean;
  isLate: boolean;
  /** The color class of secondary facts. */
  tone: string;
}

function TableAppointment({ date, time, state, isOpen, isLate, tone }: AppointmentTexts) {
  const anyTime = isOpen && state === 'wants' && 'any time';
  return (
    <span className={`block leading-row ${isOpen && !isLate ? '' : tone}`}>
      {formatMoment(date, null)}
      {isLate && <span className="text-xs leading-row"> passed</span>}{' '}
      <span className={`block text-xs leading-row ${tone}`}>
        {isOpen && state} {time ? formatTime(time) : anyTime}
      </span>
    </span>
  );
}

function CardAppointment({ date, time, state, isOpen, isLate, tone }: AppointmentTexts) {
  if (!isOpen) return <span className={`block ${tone}`}>{formatMoment(date, time)}</span>;
  return (
    <span className={`block ${isLate ? tone : ''}`}>
      <span className={tone}>
        {state}
        {isLate && ', passed'}
      </span>{' '}
      {formatMoment(date, time)}
    </span>
  );
}

export interface Contact {
  name: string;
  phone: string | null;
  /** Shown after the phone number, such as the city. */
  detail?: string | null;
}

/**
 * The customer: the name above the phone number and the mark of a possible duplicate, with icons to call, write and
 * copy. With a mouse, the icons show on hover, over the end of the second line, which is no link. A card has them
 * below.
 */
export function CustomerCell({ lead, name, phone, detail = null }: Contact & { lead: ListedLead }) {
  const isTable = useWindowFrom('56.25rem');
  return (
    <div className="@container relative flex min-w-0 items-center justify-between gap-2">
      <div className="min-w-0 max-table:flex max-table:flex-wrap max-table:items-baseline max-table:gap-x-2">
        <Link
          to={useDialogAddress('open', lead._id)}
          {...useDialogNavigation('open')}
          data-part="name"
          tabIndex={useRowTabIndex()}
          title={name}
          className="flex min-h-6 items-center rounded-control font-semibold hover:underline max-table:text-base max-table:leading-6 table:-my-1 table:py-1 table:pointer-coarse:min-h-9"
        >
          <span
            {...buildDirection(name)}
            className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row"
          >
            {name}
          </span>
        </Link>
        <div className="flex items-center gap-x-1.5">
          {phone && (
            <span className="wrap-anywhere text-ink-soft max-table:sr-only table:text-xs table:leading-row">
              <bdi className="whitespace-nowrap">{phone}</bdi>
              {detail && (
                <>
                  {' · '}
                  <bdi lang={findLanguage(detail)}>{detail}</bdi>
                </>
              )}
            </span>
          )}
          <DuplicateMark lead={lead} isBrief={detail !== null} />
        </div>
      </div>
      {phone && isTable && (
        <span
          className={`with-details:hidden pointer-fine:absolute pointer-fine:-end-2 pointer-fine:rounded-control pointer-fine:group-hover:bg-hover pointer-fine:group-focus-within:bg-hover ${lead.possibleDuplicate ? 'pointer-fine:-top-1' : 'pointer-fine:-bottom-1'}`}
        >
          <PhoneIcons phone={phone} />
        </span>
      )}
    </div>
  );
}

/** A dealership above its city; on a card both are on one line, as in forms. */
export function DealershipCell({ label }: { label: string }) {
  const { name, city } = splitDealerLabel(label);
  return (
    <span
      title={label}
      className="wrap-anywhere max-table:line-clamp-2 table:line-clamp-3 table:leading-row"
    >
      {name || '—'}
      {city && (
        <>
          <span className="table:sr-only">, </span>
          <span className="table:block table:text-xs table:leading-row table:text-ink-soft">
            {city}
          </span>
        </>
      )}
    </span>
  );
}

/** The dealer that answers a request, or head office. */
export function AnswererCell({ dealerId }: { dealerId: string | null }) {
  const dealers = useDealerLabels();
  if (!dealerId) return <DealershipCell label="Head office" />;
  // An inactive dealer is not in the list.
  return (
    <DealershipCell label={dealers.get(dealerId) ?? (dealers.size > 0 ? 'Another dealer' : '')} />
  );
}

/** The owner above the next follow-up. A card has each on a line of its facts. */
export function WorkCell({ owner, at }: { owner: string | null; at: string | null }) {
  return (
    <span className="max-table:contents table:block table:leading-row">
      <span
        data-owner=""
        title={owner ?? undefined}
        className={`flex items-center gap-1.5 max-table:col-start-2 max-table:row-start-3 max-table:mt-0.5 max-table:max-w-32 max-table:self-start max-table:justify-self-end max-table:text-xs ${owner ? '' : 'text-ink-soft'}`}
      >
        <UserRound
          aria-hidden
          className={`size-3 flex-none ${owner ? 'text-ink-soft' : 'text-edge'}`}
        />
        <span className="min-w-0 wrap-anywhere max-table:truncate table:line-clamp-2">
          {owner ?? 'No owner'}
        </span>
      </span>
      {at && (
        <span
          data-follow-up=""
          className="block ps-4.5 @max-7xl/list:ps-0 text-xs text-ink-soft max-table:row-start-4 max-table:mt-0.5 max-table:ps-0 max-table:[tr:has([data-slot=more],[data-slot=labeled])_&]:col-start-2 max-table:[tr:has([data-slot=more],[data-slot=labeled])_&]:justify-self-end table:leading-row"
        >
          <span className="table:hidden">Follow-up </span>
          <Moment iso={at} format={formatInList} />
        </span>
      )}
    </span>
  );
}
