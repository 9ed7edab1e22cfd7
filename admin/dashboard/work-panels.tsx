import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardPaths, type TodaysAppointment, type Work } from '#contract/dashboard.ts';
import type { Success } from '#contract/http.ts';
import { groupDigits } from '#contract/rupees.ts';
import { callApi } from '../api.ts';
import { formatTimeAgo } from '../lists/dates.ts';
import { Moment } from '../lists/moment.tsx';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatTime } from '../ui/format-day.ts';
import { formatStatus } from '../ui/format-status.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';
import { Panel } from '../ui/panel.tsx';
import { dashboardKey } from './dashboard-key.ts';
import { FirstRows } from './first-rows.tsx';
import { type RequestKind, requestKinds } from './request-kinds.ts';

const linkClass = 'underline decoration-edge underline-offset-3 hover:decoration-current';

/** What waits, first: new and unanswered requests by type, and the appointments of today. */
export function WorkPanels() {
  const { data, error, refetch } = useQuery({
    queryKey: [...dashboardKey, 'work'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Work>>(dashboardPaths.work, { signal })).data,
  });
  if (error && !data) {
    return <ErrorPanel message="Failed to fetch statistics" onRetry={refetch} />;
  }
  if (!data || data.queues.length === 0) return null;
  const hasAppointments = data.queues.some(({ kind }) => findKind(kind)?.hasAppointments);
  return (
    <div
      className={`grid gap-3 ${hasAppointments ? 'lg:grid-cols-[3fr_2fr] xl:grid-cols-3 xl:*:first:col-span-2' : ''}`}
    >
      <Panel title="Waiting for an answer">
        <Queues queues={data.queues} />
      </Panel>
      {hasAppointments && (
        <Panel title="Today’s appointments">
          <Appointments appointments={data.appointments} />
        </Panel>
      )}
    </div>
  );
}

const findKind = (slug: string): RequestKind | undefined =>
  requestKinds.find((kind) => kind.facts.slug === slug);

function Queues({ queues }: { queues: Work['queues'] }) {
  return (
    <table className="w-full table-fixed text-start">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 text-start font-medium">
            Requests
          </th>
          <th scope="col" className="w-10 pb-1.5 text-end font-medium sm:w-20 xl:w-24">
            New<span className="max-sm:sr-only"> today</span>
          </th>
          <th scope="col" className="w-14 pb-1.5 text-end font-medium sm:w-20 xl:w-24">
            Waiting
          </th>
          <th
            scope="col"
            className="w-[46%] ps-3 pb-1.5 text-start font-medium sm:w-[45%] sm:ps-8 xl:w-2/5"
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
  return (
    <tr className="*:border-t *:border-line *:py-1.5">
      <th scope="row" className="text-start font-medium">
        <Link to={`/${kind}`} className="hover:underline">
          {facts.texts.title}
        </Link>
      </th>
      <td className="text-end">{groupDigits(newToday)}</td>
      <td className="text-end font-semibold">
        {waiting > 0 ? (
          <Link
            to={`/${kind}?status=${firstStatus}&sortOrder=asc`}
            aria-label={`${groupDigits(waiting)} waiting in ${facts.texts.title}`}
            className={linkClass}
          >
            {groupDigits(waiting)}
          </Link>
        ) : (
          0
        )}
      </td>
      <td className="ps-3 sm:ps-8">
        {longest && (
          <span className="flex flex-wrap justify-between gap-x-3">
            <Link
              to={`/${kind}?status=${firstStatus}&sortOrder=asc&open=${longest._id}`}
              className={`max-sm:wrap-anywhere sm:truncate ${linkClass}`}
            >
              {longest.name}
            </Link>
            <span className="text-ink-soft">
              <Moment iso={longest.createdAt} format={formatTimeAgo} />
            </span>
          </span>
        )}
      </td>
    </tr>
  );
}

function Appointments({ appointments }: { appointments: readonly TodaysAppointment[] }) {
  if (appointments.length === 0) return <p className="text-ink-soft">None today.</p>;
  return (
    <FirstRows label="appointments" rows={appointments} maxRows={4}>
      {(appointment) => <Appointment key={appointment._id} appointment={appointment} />}
    </FirstRows>
  );
}

function Appointment({ appointment }: { appointment: TodaysAppointment }) {
  const { kind, _id, name, about, status, time, isConfirmed } = appointment;
  const facts = findKind(kind)?.facts;
  if (!facts) return null;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-1.5 first:border-0 first:pt-0">
      <span className={isConfirmed ? 'font-medium' : 'text-ink-soft'}>
        {time === '00:00' ? 'Any time' : formatTime(time)}
      </span>
      <span className="min-w-0">
        <Link to={`/${kind}?open=${_id}`} className={`wrap-anywhere ${linkClass}`}>
          {name}
        </Link>
      </span>
      <Badge color={findStatusColor(facts, status)} text={formatStatus(status)} />
      <span
        className="col-span-2 col-start-2 text-ink-soft max-sm:line-clamp-2 sm:truncate"
        title={about}
      >
        {about}
      </span>
    </li>
  );
}
