import { type ReactNode, useId } from 'react';
import { groupDigits } from '#contract/format/rupees.ts';
import { type OperatingStatus, type StatusPart, statusWarnings } from '#contract/staff/status.ts';
import { sizeText } from '#ui/file-size.ts';
import { Moment } from '../lists/dates.tsx';
import { State } from '../ui/badge.tsx';
import { ShareBar } from '../ui/panel.tsx';

/** The state of a part of the product, as a word and a color. */
interface PartState {
  text: string;
  color: 'green' | 'amber' | 'red' | 'grey';
}

/** Finds the state of a part: it needs attention if a warning is about it. */
export function findPartState(
  part: StatusPart,
  { warnings, backup, cleanup }: Pick<OperatingStatus, 'warnings' | 'backup' | 'cleanup'>,
): PartState {
  const hasWarning = Object.values(statusWarnings).some(
    (warning) => warning.part === part && warnings.includes(warning.text),
  );
  if (hasWarning) return { text: 'Needs attention', color: 'red' };
  if (part === 'backup' && !backup.isScheduled) return { text: 'Not scheduled', color: 'amber' };
  if (part === 'cleanup' && !cleanup) return { text: 'Not run yet', color: 'grey' };
  return { text: 'In order', color: 'green' };
}

const formatPercent = (share: number) => `${Math.round(share * 100)} %`;

/** Every part of the product as a row: its state and its facts. */
export function StatusRows({ status }: { status: OperatingStatus }) {
  const { mail, backup, disk, database, process, cleanup } = status;
  return (
    <div className="rounded-panel border border-line bg-panel">
      <Facts
        title="Email"
        state={findPartState('mail', status)}
        facts={{
          Waiting: groupDigits(mail.waiting),
          'Oldest waiting': mail.oldestAt ? <Moment iso={mail.oldestAt} /> : 'None',
          'Given up, last month': groupDigits(mail.givenUp),
        }}
      />
      <Facts
        title="Backup"
        state={findPartState('backup', status)}
        facts={{
          Schedule: backup.isScheduled ? 'Daily' : <span className="text-amber">Not set</span>,
          'Last backup': backup.last ? <Moment iso={backup.last.madeAt} /> : 'None',
          Size: backup.last ? sizeText(backup.last.bytes) : '—',
          'Last failure': backup.failedAt ? <Moment iso={backup.failedAt} /> : 'None',
        }}
      />
      <Facts
        title="Disk"
        state={findPartState('disk', status)}
        facts={{
          Free: `${sizeText(disk.free)} (${formatPercent(disk.free / disk.total)})`,
          Size: sizeText(disk.total),
          Used: (
            <span className="flex items-center gap-2">
              {formatPercent(1 - disk.free / disk.total)}
              <span className="max-w-24 flex-1">
                <ShareBar percent={100 - (disk.free / disk.total) * 100} />
              </span>
            </span>
          ),
        }}
      />
      <Facts
        title="Database"
        state={findPartState('database', status)}
        facts={{
          PostgreSQL: database.version,
          Migrations: `${database.migrations.applied} of ${database.migrations.known}`,
          Processes: database.processes.join(', '),
          ...Object.fromEntries(
            database.connections.map(({ application, count }) => [
              application,
              `${count} ${count === 1 ? 'connection' : 'connections'}`,
            ]),
          ),
        }}
      />
      <Facts
        title="This process"
        facts={{
          Version: process.version,
          Node: process.node,
          Started: <Moment iso={process.startedAt} />,
          Memory: sizeText(process.memory),
        }}
      />
      <Facts
        title="Hourly cleanup"
        state={findPartState('cleanup', status)}
        facts={{
          'Last run': cleanup ? <Moment iso={cleanup.at} /> : 'Not yet',
          'Failed steps': cleanup?.failedSteps.join(', ') || 'None',
        }}
      />
    </div>
  );
}

interface FactsProps {
  title: string;
  /** Unset for a part without a state: this process runs, or it would not respond. */
  state?: PartState;
  facts: Record<string, ReactNode>;
}

/** A part of the product as a row: its name, and its facts in columns that all rows share. */
function Facts({ title, state, facts }: FactsProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-state={state?.color}
      className="grid gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t md:grid-cols-[9rem_minmax(0,1fr)] data-[state=amber]:shadow-[inset_3px_0_0_var(--color-amber)] data-[state=red]:shadow-[inset_3px_0_0_var(--color-red)]"
    >
      <div className="max-md:flex max-md:items-baseline max-md:justify-between">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {state && (
          <p className="text-xs">
            <State {...state} />
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-soft wrap-anywhere">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
