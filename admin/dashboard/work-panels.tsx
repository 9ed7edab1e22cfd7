import { Link } from 'react-router';
import type { Work } from '#contract/dashboard.ts';
import { groupDigits } from '#contract/rupees.ts';
import { formatLength, Moment } from '../lists/dates.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  findKind,
  linkClass,
  seesAppointments,
  TodaysAppointments,
} from './todays-appointments.tsx';
import { useWork } from './use-work.ts';

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
        {name}
      </Link>
      <span className="self-center text-ink-soft">
        <Moment iso={createdAt} format={formatAge} />
      </span>
    </>
  );
}
