import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadFacts } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { MyDayRecord, MyDaySection } from '#contract/my-day.ts';
import { inPakistan } from '#contract/pakistan-time.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { formatInDetails, formatInSentence, formatTimeAgo } from '../lists/dates.ts';
import { useDialogNavigation } from '../lists/dialog-address.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatTime } from '../ui/format-day.ts';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { buildDayAddress } from './day-address.ts';
import { viewQuery } from './day-details.tsx';

const findFacts = (slug: string): LeadFacts | undefined =>
  leadTypes.find((facts) => facts.slug === slug);

/** A request of My Day. A click anywhere in the row opens its details. */
export function DayRow({ record, section }: { record: MyDayRecord; section: MyDaySection }) {
  const { kind, _id, name, phone, about, status, assignedTo } = record;
  const facts = findFacts(kind);
  const navigation = useDialogNavigation('open');
  const client = useQueryClient();
  if (!facts) return null;
  const { one } = facts.texts.noun;
  const what = [`${one.charAt(0).toUpperCase()}${one.slice(1)}`, about].filter(Boolean).join(' · ');
  return (
    <li
      data-id={_id}
      data-kind={kind}
      title={what}
      className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-2 hover:bg-hover has-[a:focus-visible]:bg-hover sm:grid-cols-[9.5rem_minmax(0,1fr)_auto_7rem] lg:grid-cols-[12.5rem_minmax(0,1fr)_auto_7rem] lg:py-1 in-data-beside:grid-cols-[9.5rem_minmax(0,1fr)_auto_7rem]"
    >
      <span className="text-ink-soft max-sm:text-xs">
        <When record={record} section={section} />
      </span>
      <span className="min-w-0 lg:flex lg:items-baseline lg:gap-x-3 lg:in-data-beside:block">
        <Link
          to={buildDayAddress(record)}
          {...navigation}
          // Its details open at once when a key asks for them.
          onFocus={() => client.prefetchQuery(viewQuery(kind))}
          data-part="name"
          className="flex min-h-6 items-center rounded-control font-medium after:absolute after:inset-0 hover:underline pointer-coarse:min-h-9 lg:w-40 lg:flex-none xl:w-48 lg:in-data-beside:w-auto"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
        <span className="block min-w-0 text-xs text-ink-soft max-sm:line-clamp-2 sm:truncate lg:text-dense lg:in-data-beside:text-xs">
          {what}
          {!assignedTo && ' · no owner'}
        </span>
      </span>
      <span className="relative">
        <PhoneIcons phone={phone} />
      </span>
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end">
        <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      </span>
    </li>
  );
}

interface WhenProps {
  record: MyDayRecord;
  section: MyDaySection;
}

/** When an appointment is, when to follow up, or by when a request is to be answered; without a target, its arrival. */
function When({ record: { at, responseDueAt }, section }: WhenProps) {
  if (section === 'appointments') {
    const time = inPakistan(at).toISOString().slice(11, 16);
    return time === '00:00' ? 'Any time' : formatTime(time);
  }
  if (section === 'followUps') return <Moment iso={at} format={formatInDetails} />;
  if (!responseDueAt) {
    return (
      <>
        Came <Moment iso={at} format={formatTimeAgo} />
      </>
    );
  }
  return (
    <span className={section === 'overdue' ? 'font-medium text-red' : ''}>
      Answer due <Moment iso={responseDueAt} format={formatInSentence} />
    </span>
  );
}
