import { Link } from 'react-router';
import { findLanguage } from '#contract/format/direction.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { DayAppointment, Work } from '#contract/reports/dashboard.ts';
import { formatLength, Moment } from '../lists/dates.tsx';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatAppointmentTime, formatStatus } from '../ui/format.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { Panel } from '../ui/panel.tsx';
import { FirstRows } from './figures-panel.tsx';
import { useWork } from './statistics.ts';

/** A request type on the dashboard. */
interface RequestKind {
  facts: LeadFacts;
  /** Whether the type has appointments. */
  hasAppointments: boolean;
}

/** All request types. */
const requestKinds: readonly RequestKind[] = leadTypes.map((facts) => ({
  facts,
  hasAppointments: facts.appointment !== null,
}));

const linkClass = 'underline decoration-edge underline-offset-3 hover:decoration-current';

/** Finds a type of request by its slug. */
const findKind = (slug: string): RequestKind | undefined =>
  requestKinds.find((kind) => kind.facts.slug === slug);

/** Whether the user may see a type with appointments. */
const seesAppointments = ({ queues }: Work): boolean =>
  queues.some(({ kind }) => findKind(kind)?.hasAppointments);

interface TodaysAppointmentsProps {
  work: Work;
  maxRows: number;
}

/** The open appointments of today, of all dealers that the user may see; the first `maxRows`, the others on request. */
function TodaysAppointments({ work, maxRows }: TodaysAppointmentsProps) {
  if (work.appointments.length === 0) return <p className="text-ink-soft">None today.</p>;
  return (
    <FirstRows label="appointments" rows={work.appointments} maxRows={maxRows}>
      {(appointment) => <Appointment key={appointment._id} appointment={appointment} />}
    </FirstRows>
  );
}

function Appointment({ appointment }: { appointment: DayAppointment }) {
  const { kind, _id, name, about, status, time, isConfirmed } = appointment;
  const facts = findKind(kind)?.facts;
  if (!facts) return null;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-1 first:border-0 first:pt-0">
      <span className={isConfirmed ? 'font-medium' : 'text-ink-soft'}>
        {formatAppointmentTime(time)}
      </span>
      <span className="min-w-0">
        <Link to={`/${kind}?open=${_id}`} className={`wrap-anywhere ${linkClass}`}>
          <bdi lang={findLanguage(name)}>{name}</bdi>
        </Link>
      </span>
      <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      <span className="col-span-2 col-start-2 text-ink-soft line-clamp-2" title={about}>
        {about}
      </span>
    </li>
  );
}

/** New and unanswered requests by type, and the appointments of today. */
export function WorkPanels() {
  const { data, error, refetch } = useWork();
  if (error && !data) {
    return <ErrorPanel message="Failed to fetch statistics" onRetry={refetch} />;
  }
  if (!data || data.queues.length === 0) return null;
  const hasAppointments = seesAppointments(data);
  return (
    <div
      className={`grid gap-3 ${hasAppointments ? 'lg:grid-cols-[3fr_2fr] xl:grid-cols-3 xl:*:first:col-span-2' : ''}`}
    >
      <Panel title="Waiting for an answer" className="flex flex-col">
        <Queues queues={data.queues} />
      </Panel>
      {hasAppointments && (
        <Panel title="Today’s appointments" note={`${groupDigits(data.appointments.length)} open`}>
          <TodaysAppointments work={data} maxRows={4} />
        </Panel>
      )}
    </div>
  );
}

function Queues({ queues }: { queues: Work['queues'] }) {
  return (
    // The rows share the height of the panel beside.
    <table className="w-full grow table-fixed text-start">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 text-start font-medium">
            Requests
          </th>
          <th scope="col" className="w-12 pb-1.5 text-end font-medium sm:w-20 xl:w-24">
            New<span className="max-sm:sr-only"> today</span>
          </th>
          <th scope="col" className="w-16 pb-1.5 text-end font-medium sm:w-20 xl:w-24">
            Waiting
          </th>
          <th
            scope="col"
            className="w-[45%] ps-8 pb-1.5 text-start font-medium max-sm:hidden xl:w-2/5"
          >
            Waiting longest
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <Queue key={queue.kind} queue={queue} />
        ))}
      </tbody>
    </table>
  );
}

function Queue({ queue: { kind, newToday, waiting, longest } }: { queue: Work['queues'][number] }) {
  const facts = findKind(kind)?.facts;
  if (!facts) return null;
  const [firstStatus = ''] = Object.keys(facts.statuses);
  const address = `/${kind}?status=${firstStatus}&sortOrder=asc`;
  return (
    <tr className="*:border-t *:border-line *:py-1">
      <th scope="row" className="text-start align-top sm:align-middle font-medium">
        <Link
          to={`/${kind}`}
          className="inline-flex items-center hover:underline pointer-coarse:min-h-6"
        >
          {facts.texts.title}
        </Link>
        {longest && (
          <span className="flex flex-wrap gap-x-2 text-xs font-normal text-ink-soft sm:hidden">
            <Longest longest={longest} address={address} />
          </span>
        )}
      </th>
      <td className="text-end align-top sm:align-middle text-ink-soft pointer-coarse:leading-6">
        {groupDigits(newToday)}
      </td>
      <td className="text-end align-top sm:align-middle font-semibold pointer-coarse:leading-6">
        {waiting > 0 ? (
          <Link
            to={address}
            aria-label={`${groupDigits(waiting)} waiting in ${facts.texts.title}`}
            className={linkClass}
          >
            {groupDigits(waiting)}
          </Link>
        ) : (
          <span className="font-normal text-ink-soft">0</span>
        )}
      </td>
      <td className="ps-8 align-top sm:align-middle max-sm:hidden">
        {longest && (
          <span className="flex flex-wrap justify-between gap-x-3">
            <Longest longest={longest} address={address} />
          </span>
        )}
      </td>
    </tr>
  );
}

const formatAge = (iso: string) => formatLength(Date.now() - Date.parse(iso));

/** The request that waits for longest, and for how long. */
function Longest(props: {
  longest: NonNullable<Work['queues'][number]['longest']>;
  address: string;
}) {
  const { name, _id, createdAt } = props.longest;
  return (
    <>
      <Link
        to={`${props.address}&open=${_id}`}
        className={`inline-flex items-center wrap-anywhere pointer-coarse:min-h-6 sm:truncate ${linkClass}`}
      >
        <bdi lang={findLanguage(name)}>{name}</bdi>
      </Link>
      <span className="self-center text-ink-soft">
        <Moment iso={createdAt} format={formatAge} />
      </span>
    </>
  );
}
