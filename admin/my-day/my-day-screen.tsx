import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
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
import { Page } from '../layout/page.tsx';
import { useDetailsBeside } from '../leads/details/detail-dialog.tsx';
import { actKeys } from '../leads/details/detail-keys.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { formatInDetails, formatInSentence, formatTimeAgo } from '../lists/dates.ts';
import { useDialogNavigation } from '../lists/dialog-address.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatTime } from '../ui/format-day.ts';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { useShortcut } from '../ui/shortcut.ts';
import { buildDayAddress, focusNeighbor, readFocusedRequest } from './day-address.ts';
import { DayDetails, viewQuery } from './day-details.tsx';

const sections: Record<MyDaySection, { title: string; none: string }> = {
  overdue: { title: 'Overdue', none: 'Nothing is overdue.' },
  followUps: { title: 'Follow up today', none: 'No follow-ups today.' },
  unanswered: { title: 'To be answered', none: 'Everything is answered.' },
  appointments: { title: 'Appointments today', none: 'No appointments today.' },
};

/** Keys of the screen with what they do. */
const keyHints = [
  [['J', 'K'], 'next, previous'],
  [['Enter'], 'open'],
  [['S'], 'status'],
  [['C'], 'call'],
  [['N'], 'note'],
  [['E'], 'email'],
  [['F'], 'follow-up'],
] as const;

const findFacts = (slug: string): LeadFacts | undefined =>
  leadTypes.find((facts) => facts.slug === slug);

/** J and K move between requests; the keys of an act open the details of the one with focus, with the act begun. */
function useDayKeys() {
  const navigate = useNavigate();
  const { state, replace } = useDialogNavigation('open');
  useShortcut(['j', 'k'], (key) => focusNeighbor(key === 'j' ? 1 : -1));
  useShortcut(actKeys, (act) => {
    const request = readFocusedRequest();
    const withAct = { ...(state as object), act };
    if (request) navigate(buildDayAddress(request), { replace, state: withAct });
  });
}

/** The screen My Day: what waits for the signed-in user, the most urgent first. */
export function Component() {
  useDayKeys();
  const isBeside = useDetailsBeside();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...dashboardKey, 'my-day'],
    queryFn: async ({ signal }) => (await callApi<Success<MyDay>>(myDayPath, { signal })).data,
    refetchInterval: 60_000,
  });
  return (
    <Page
      title="My Day"
      subtitle={
        <p className="flex flex-wrap items-baseline gap-x-3 text-xs max-lg:hidden in-data-beside:hidden">
          {keyHints.map(([keys, act]) => (
            <span key={act}>
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="me-1 rounded-sm border border-line bg-panel px-1 font-sans text-ink"
                >
                  {key}
                </kbd>
              ))}
              {act}
            </span>
          ))}
        </p>
      }
      isBeside={isBeside}
    >
      <div className="grid gap-3">
        {isPending && <p role="status">Loading...</p>}
        {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
        {data &&
          myDaySections.map((section) => (
            <Section key={section} section={section} {...data[section]} />
          ))}
        {data && <DayDetails day={data} />}
      </div>
    </Page>
  );
}

function Section({ section, total, records }: MyDay[MyDaySection] & { section: MyDaySection }) {
  const headingId = useId();
  const { title, none } = sections[section];
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-clip rounded-panel border border-line bg-panel"
    >
      <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 font-semibold">
        {title}
        <span
          className={`tabular text-xs font-medium ${section === 'overdue' && total > 0 ? 'text-red' : 'text-ink-soft'}`}
        >
          {groupDigits(total)}
        </span>
      </h2>
      {total === 0 && <p className="-mt-2 px-4 pb-2 text-ink-soft">{none}</p>}
      <ul>
        {records.map((record) => (
          <Row key={record._id} record={record} section={section} />
        ))}
      </ul>
      {total > records.length && (
        <p className="border-t border-line px-4 py-2 text-ink-soft">
          And {groupDigits(total - records.length)} more.
        </p>
      )}
    </section>
  );
}

function Row({ record, section }: { record: MyDayRecord; section: MyDaySection }) {
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
