import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { MyDaySection } from '#contract/leads/my-day.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { Moment } from '../lists/dates.tsx';
import { useDialogId, useDialogNavigation } from '../lists/list-address.ts';
import { useUser } from '../session/session.ts';
import { Badge } from '../ui/badge.tsx';
import { formatStatus } from '../ui/format.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { buildDayAddress } from './day-address.ts';
import { viewQuery } from './day-details.tsx';
import { type DayRecord, describeWhen, type When } from './use-my-day.ts';

const describeOwner = (name: string | null, username: string): string => {
  if (!name) return 'No owner';
  return name === username ? 'You' : name;
};

const findFacts = (slug: string): LeadFacts | undefined =>
  leadTypes.find((facts) => facts.slug === slug);

/** A request of My Day. A click anywhere in the row opens its details. */
function DayRow({ record, section }: { record: DayRecord; section: MyDaySection }) {
  const { kind, _id, phone, about, status, assignedTo, isContinued } = record;
  const facts = findFacts(kind);
  const isOpen = useDialogId('open') === _id;
  if (!facts) return null;
  const { one } = facts.texts.noun;
  const what = [`${one.charAt(0).toUpperCase()}${one.slice(1)}`, about].filter(Boolean).join(' · ');
  return (
    <li
      data-id={_id}
      data-kind={kind}
      data-open={isOpen || undefined}
      title={what}
      className={`relative grid min-h-8 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line px-4 py-2 hover:bg-hover has-[a:focus-visible]:bg-hover data-open:bg-hover data-open:shadow-[inset_3px_0_0_var(--color-accent)] @4xl:grid-cols-[11.5rem_minmax(0,1fr)_7rem_12rem_6.5rem] @4xl:py-0.5 @4xl:*:last:justify-self-end ${isContinued ? '' : 'border-t'}`}
    >
      <span className="min-w-0 @4xl:flex @4xl:items-center @4xl:gap-x-3">
        <DayName record={record} />
        <span className="block min-w-0 text-xs text-ink-soft line-clamp-3 @4xl:line-clamp-2 @4xl:leading-row">
          {what}
        </span>
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-3 text-xs @max-4xl:row-start-2 @4xl:contents">
        <span className="@4xl:order-first @4xl:text-dense">
          <DueTime when={describeWhen(record, section)} section={section} />
        </span>
        <Owner name={assignedTo} />
      </span>
      <span className="relative flex items-center gap-x-2 @max-4xl:row-start-2 @max-4xl:-my-1.5 @max-4xl:-me-3 @4xl:justify-between @max-4xl:col-start-2">
        <span className="whitespace-nowrap @max-lg:sr-only">{phone}</span>
        <PhoneIcons phone={phone} />
      </span>
      <span className="@max-4xl:row-start-1 @max-4xl:col-start-2 @max-4xl:self-start @max-4xl:justify-self-end">
        <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      </span>
    </li>
  );
}

/**
 * The customer's name as a link to the details. Further requests of a customer repeat it for screen readers and in
 * gray.
 */
function DayName({ record }: { record: DayRecord }) {
  const navigation = useDialogNavigation('open');
  const client = useQueryClient();
  const { kind, name, openCount, isContinued } = record;
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 @4xl:w-52 @4xl:flex-none">
      <Link
        to={buildDayAddress(record)}
        {...navigation}
        // Its details open at once when a key asks for them.
        onFocus={() => client.prefetchQuery(viewQuery(kind))}
        data-part="name"
        className={`flex min-h-6 min-w-0 items-center rounded-control after:absolute after:inset-0 hover:underline @max-lg:text-base @lg:pointer-coarse:min-h-9 scroll-mt-[calc(var(--top-bar)+0.5rem)] ${isContinued ? 'text-ink-soft' : 'font-semibold'}`}
      >
        <span {...buildDirection(name)} className="min-w-0 wrap-anywhere @4xl:leading-row">
          {name}
        </span>
      </Link>
      {openCount > 1 && !isContinued && (
        <span className="text-xs whitespace-nowrap text-ink-soft">{openCount} open</span>
      )}
    </span>
  );
}

/** Who owns the request. */
function Owner({ name }: { name: string | null }) {
  const { username } = useUser();
  return (
    <span
      data-part="owner"
      title={name ?? undefined}
      className={`flex min-w-0 items-center gap-1.5 text-xs @4xl:text-dense ${name ? '' : 'text-ink-soft'}`}
    >
      <UserRound
        aria-hidden
        className={`size-3 flex-none ${name ? 'text-ink-soft' : 'text-edge'}`}
      />
      <span className="line-clamp-2 wrap-anywhere @4xl:leading-row">
        {describeOwner(name, username)}
      </span>
    </span>
  );
}

/** Overdue answers are red, those that can still be in time amber; the others plain. */
const timeColors: Record<MyDaySection, string> = {
  overdue: 'text-red',
  messages: 'text-amber',
  unanswered: 'text-amber',
  followUps: '',
  noNextStep: '',
  moved: '',
  appointments: '',
};

/** When a request is due. */
function DueTime({ when, section }: { when: When; section: MyDaySection }) {
  return (
    <span className={when.isTarget ? timeColors[section] : 'text-ink-soft'}>
      {when.before} <Moment iso={when.iso} format={when.format} />
    </span>
  );
}

interface DayRowsProps {
  records: readonly DayRecord[];
  section: MyDaySection;
  headingId: string;
}

/** Requests of a section as a list that is named by its heading. */
export function DayRows({ records, section, headingId }: DayRowsProps) {
  return (
    <ul aria-labelledby={headingId}>
      {records.map((record) => (
        <DayRow key={record._id} record={record} section={section} />
      ))}
    </ul>
  );
}
