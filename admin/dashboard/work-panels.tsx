import { Link } from 'react-router';
import type { Work } from '#contract/dashboard.ts';
import { groupDigits } from '#contract/rupees.ts';
import { formatTimeAgo } from '../lists/dates.ts';
import { Moment } from '../lists/moment.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  findKind,
  linkClass,
  seesAppointments,
  TodaysAppointments,
  useWork,
} from './todays-appointments.tsx';

/** What waits, first: new and unanswered requests by type, and the appointments of today. */
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
      <Panel title="Waiting for an answer">
        <Queues queues={data.queues} />
      </Panel>
      {hasAppointments && (
        <Panel title="Today’s appointments">
          <TodaysAppointments work={data} maxRows={4} />
        </Panel>
      )}
    </div>
  );
}

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
