import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import type { Success } from '#contract/http.ts';
import type { LeadFacts } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  myDayPath,
  myDaySections,
} from '#contract/my-day.ts';
import { inPakistan } from '#contract/pakistan-time.ts';
import { groupDigits } from '#contract/rupees.ts';
import { callApi, describeFailure } from '../api.ts';
import { dashboardKey } from '../dashboard/dashboard-key.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { formatTime } from '../leads/dates.ts';
import { findStatusColor } from '../leads/statuses.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { formatInList, formatTimeAgo } from '../lists/dates.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus } from '../ui/format-status.ts';

const sections: Record<MyDaySection, { title: string; none: string }> = {
  overdue: { title: 'Overdue', none: 'Nothing is overdue.' },
  followUps: { title: 'Follow up today', none: 'No follow-ups today.' },
  unanswered: { title: 'To be answered', none: 'Everything is answered.' },
  appointments: { title: 'Appointments today', none: 'No appointments today.' },
};

const findFacts = (slug: string): LeadFacts | undefined =>
  leadTypes.find((facts) => facts.slug === slug);

/** Moves focus to the next or previous request on J and K, over all sections. */
function moveOnKey(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = { j: 1, k: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="name"]')];
  const row = (event.target as HTMLElement).closest('li');
  const position = links.findIndex((link) => row?.contains(link));
  const next = position < 0 ? links[0] : links[position + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The screen My Day: what waits for the signed-in user, the most urgent first. */
export function Component() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...dashboardKey, 'my-day'],
    queryFn: async ({ signal }) => (await callApi<Success<MyDay>>(myDayPath, { signal })).data,
    refetchInterval: 60_000,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: J and K only move focus between links.
    <div className="mx-auto grid max-w-4xl gap-4" onKeyDown={moveOnKey}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageHeading title="My Day" />
        <p className="text-ink-soft max-sm:hidden">
          J and K move between requests, Enter opens one.
        </p>
      </div>
      {isPending && <p role="status">Loading...</p>}
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data &&
        myDaySections.map((section) => (
          <Section key={section} section={section} {...data[section]} />
        ))}
    </div>
  );
}

function Section({ section, total, records }: MyDay[MyDaySection] & { section: MyDaySection }) {
  const headingId = useId();
  const { title, none } = sections[section];
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-line bg-panel px-4 py-3"
    >
      <h2 id={headingId} className="flex items-baseline gap-2 font-semibold">
        {title}
        <span
          className={`tabular text-xs font-medium ${section === 'overdue' && total > 0 ? 'text-red' : 'text-ink-soft'}`}
        >
          {groupDigits(total)}
        </span>
      </h2>
      {total === 0 && <p className="mt-1 text-ink-soft">{none}</p>}
      <ul className="mt-1">
        {records.map((record) => (
          <Row key={record._id} record={record} section={section} />
        ))}
      </ul>
      {total > records.length && (
        <p className="border-t border-line pt-2 text-ink-soft">
          And {groupDigits(total - records.length)} more.
        </p>
      )}
    </section>
  );
}

function Row({ record, section }: { record: MyDayRecord; section: MyDaySection }) {
  const { kind, _id, name, phone, about, status, assignedTo } = record;
  const facts = findFacts(kind);
  if (!facts) return null;
  const { one } = facts.texts.noun;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-0 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto_7rem]">
      <span className="text-ink-soft max-sm:col-span-2 max-sm:text-xs">
        <When record={record} section={section} />
      </span>
      <span className="min-w-0">
        <Link
          to={`/${kind}?open=${_id}`}
          data-part="name"
          className="flex min-h-6 items-center rounded-control font-medium hover:underline pointer-coarse:min-h-9"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
        <span className="block truncate text-xs text-ink-soft" title={about}>
          {[`${one.charAt(0).toUpperCase()}${one.slice(1)}`, about, assignedTo ? null : 'no owner']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <PhoneIcons phone={phone} />
      <span className="max-sm:col-span-2 max-sm:mt-1">
        <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      </span>
    </li>
  );
}

/** When an appointment is, when to follow up, or how long ago a request came. */
function When({ record: { at }, section }: { record: MyDayRecord; section: MyDaySection }) {
  if (section === 'appointments') {
    const time = inPakistan(at).toISOString().slice(11, 16);
    return time === '00:00' ? 'Any time' : formatTime(time);
  }
  return <Moment iso={at} format={section === 'followUps' ? formatInList : formatTimeAgo} />;
}
