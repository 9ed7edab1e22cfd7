import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { MyDayRecord, MyDaySection } from '#contract/leads/my-day.ts';
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
import type { DueGroup, When } from './use-my-day.ts';

const describeOwner = (name: string | null, username: string): string => {
  if (!name) return 'No owner';
  return name === username ? 'You' : name;
};

const findFacts = (slug: string): LeadFacts | undefined =>
  leadTypes.find((facts) => facts.slug === slug);

/** The class of cells beside the name and the owner below it, for widths at which the owner has no column. */
const spansStack = 'sm:max-lg:row-span-2 lg:with-details:row-span-2';

/** A request of My Day. A click anywhere in the row opens its details. */
function DayRow({ record }: { record: MyDayRecord }) {
  const { kind, _id, name, phone, about, status, assignedTo } = record;
  const facts = findFacts(kind);
  const navigation = useDialogNavigation('open');
  const isOpen = useDialogId('open') === _id;
  const client = useQueryClient();
  if (!facts) return null;
  const { one } = facts.texts.noun;
  const what = [`${one.charAt(0).toUpperCase()}${one.slice(1)}`, about].filter(Boolean).join(' · ');
  return (
    <li
      data-id={_id}
      data-kind={kind}
      data-open={isOpen || undefined}
      title={what}
      className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line px-4 py-2 not-first:border-t hover:bg-hover has-[a:focus-visible]:bg-hover data-open:bg-hover data-open:shadow-[inset_3px_0_0_var(--color-accent)] max-sm:gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_7rem] lg:grid-cols-[minmax(0,1fr)_8rem_auto_6.5rem] lg:*:last:justify-self-end lg:py-1 lg:with-details:grid-cols-[minmax(0,1fr)_auto_7rem] sidebar:max-3xl:with-details:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span className="min-w-0 lg:flex lg:items-center lg:gap-x-3 lg:with-details:block">
        <Link
          to={buildDayAddress(record)}
          {...navigation}
          // Its details open at once when a key asks for them.
          onFocus={() => client.prefetchQuery(viewQuery(kind))}
          data-part="name"
          className="flex min-h-6 items-center rounded-control font-semibold after:absolute after:inset-0 hover:underline max-sm:text-base sm:pointer-coarse:min-h-9 scroll-mt-[calc(var(--top-bar)+2.75rem)] lg:w-44 lg:flex-none xl:w-52 lg:with-details:w-auto"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
        <span className="block min-w-0 text-xs text-ink-soft line-clamp-3 lg:line-clamp-2 lg:text-dense lg:leading-row lg:with-details:text-xs">
          {what}
        </span>
      </span>
      <Owner name={assignedTo} />
      <span
        className={`relative max-sm:col-start-2 max-sm:row-start-2 max-sm:-my-1.5 max-sm:-me-3 max-sm:justify-self-end sidebar:max-3xl:with-details:hidden ${spansStack}`}
      >
        <PhoneIcons phone={phone} />
      </span>
      <span
        className={`max-sm:col-start-2 max-sm:row-start-1 max-sm:self-start max-sm:justify-self-end ${spansStack}`}
      >
        <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      </span>
    </li>
  );
}

/** Who owns the request: in a column where there is room, else below what it is about. */
function Owner({ name }: { name: string | null }) {
  const { username } = useUser();
  return (
    <span
      data-part="owner"
      title={name ?? undefined}
      className={`flex min-w-0 items-center gap-1.5 text-xs sm:max-lg:col-start-1 sm:max-lg:row-start-2 lg:text-dense lg:with-details:col-start-1 lg:with-details:row-start-2 lg:with-details:text-xs ${name ? '' : 'text-ink-soft'}`}
    >
      <UserRound
        aria-hidden
        className={`size-3 flex-none ${name ? 'text-ink-soft' : 'text-edge'}`}
      />
      <span className="line-clamp-2 wrap-anywhere lg:leading-row">
        {describeOwner(name, username)}
      </span>
    </span>
  );
}

/** Overdue answers are red, those that can still be in time amber; the others plain. */
const timeColors: Record<MyDaySection, string> = {
  overdue: 'text-red',
  unanswered: 'text-amber',
  followUps: '',
  noNextStep: '',
  moved: '',
  appointments: '',
};

interface DueTimeProps {
  when: When;
  section: MyDaySection;
}

/** When the requests of a group are due. */
export function DueTime({ when, section }: DueTimeProps) {
  return (
    <span className={`font-medium ${when.isTarget ? timeColors[section] : 'text-ink-soft'}`}>
      {when.before} <Moment iso={when.iso} format={when.format} />
    </span>
  );
}

/** Few appointments and follow-ups share a time, so it is shown beside them if there is room. */
const columnClasses = {
  group: 'lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)]',
  heading:
    'lg:static lg:items-start lg:border-b-0 lg:bg-transparent lg:py-2.5 lg:pe-0 lg:text-dense',
};

interface DayGroupProps {
  group: DueGroup;
  section: MyDaySection;
}

/** The requests of a section that are due at one time. Above them, the time stays in view. */
export function DayGroup({ group, section }: DayGroupProps) {
  const headingId = useId();
  const { when, records } = group;
  const isColumn = section !== 'overdue' && section !== 'unanswered';
  return (
    <div className={`border-t border-line ${isColumn ? columnClasses.group : ''}`}>
      <h3
        id={headingId}
        className={`sticky top-(--top-bar) z-1 flex min-h-8 items-center gap-x-2 border-b border-line bg-side px-4 text-xs ${isColumn ? columnClasses.heading : ''}`}
      >
        <DueTime when={when} section={section} />
        {records.length > 1 && <span className="text-ink-soft">{records.length}</span>}
      </h3>
      <DayRows records={records} headingId={headingId} />
    </div>
  );
}

interface DayRowsProps {
  records: DueGroup['records'];
  headingId: string;
}

/** Requests as a list that is named by a heading. */
export function DayRows({ records, headingId }: DayRowsProps) {
  return (
    <ul aria-labelledby={headingId}>
      {records.map((record) => (
        <DayRow key={record._id} record={record} />
      ))}
    </ul>
  );
}
