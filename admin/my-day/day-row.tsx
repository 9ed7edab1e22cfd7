import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { LeadFacts } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { MyDayRecord, MyDaySection } from '#contract/my-day.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { useDialogNavigation } from '../lists/dialog-address.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge, badges } from '../ui/badge.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { buildDayAddress } from './day-address.ts';
import { viewQuery } from './day-details.tsx';
import { describeWhen } from './describe-when.ts';

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
      className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-2 hover:bg-hover has-[a:focus-visible]:bg-hover max-sm:gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)_auto_7rem] lg:grid-cols-[14.5rem_minmax(0,1fr)_auto_7rem] lg:py-1 in-data-beside:grid-cols-[13rem_minmax(0,1fr)_auto_7rem] bar:max-3xl:in-data-beside:grid-cols-[12rem_minmax(0,1fr)_auto]"
    >
      <span>
        <When record={record} section={section} />
      </span>
      <span className="min-w-0 lg:flex lg:items-baseline lg:gap-x-3 lg:in-data-beside:block">
        <Link
          to={buildDayAddress(record)}
          {...navigation}
          // Its details open at once when a key asks for them.
          onFocus={() => client.prefetchQuery(viewQuery(kind))}
          data-part="name"
          className="flex min-h-6 items-center rounded-control font-medium after:absolute after:inset-0 hover:underline max-sm:text-base max-sm:font-semibold sm:pointer-coarse:min-h-9 lg:w-40 lg:flex-none xl:w-48 lg:in-data-beside:w-auto"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
        <span className="block min-w-0 text-xs text-ink-soft max-lg:line-clamp-3 lg:truncate lg:text-dense lg:in-data-beside:text-xs">
          {what}
          {!assignedTo && (
            <span className="ms-2 inline-flex items-baseline gap-1 whitespace-nowrap max-sm:ms-0 max-sm:flex">
              <UserRound aria-hidden className="size-3 flex-none self-center text-edge" />
              No owner
            </span>
          )}
        </span>
      </span>
      <span className="relative max-sm:-me-3 bar:max-3xl:in-data-beside:hidden">
        <PhoneIcons phone={phone} />
      </span>
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end">
        <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      </span>
    </li>
  );
}

/** Overdue answers are red, those that can still be in time amber; the others plain. */
const chipColors: Record<MyDaySection, string> = {
  overdue: badges.red,
  unanswered: badges.amber,
  followUps: badges.grey,
  appointments: badges.grey,
};

/** When something is due, as a chip. */
function When({ record, section }: { record: MyDayRecord; section: MyDaySection }) {
  const { before, iso, format } = describeWhen(record, section);
  const hasTarget = section !== 'unanswered' || record.responseDueAt;
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-control px-2 text-xs font-medium whitespace-nowrap ${hasTarget ? chipColors[section] : badges.grey}`}
    >
      <span>
        {before} <Moment iso={iso} format={format} />
      </span>
    </span>
  );
}
