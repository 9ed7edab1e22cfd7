import {
  ArrowDownRight,
  ArrowRight,
  ArrowUpRight,
  CircleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type KindStatistics, readCounter } from './statistics.ts';

interface Periods {
  currentPeriod: number;
  previousPeriod: number;
}

/** Returns the change from the previous to the current period in whole percent; null if the previous one is 0. */
export function computeTrend({ currentPeriod, previousPeriod }: Periods): number | null {
  if (previousPeriod === 0) return null;
  return Math.round(((currentPeriod - previousPeriod) / previousPeriod) * 100);
}

/** Returns a part of a whole in whole percent; 0 if the whole is 0. */
export function computeShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

interface StatCardProps {
  label: string;
  /** The screen that it links to. */
  to: string;
  statistics: KindStatistics;
  counter: string;
  /** Whether to show the trend (docs/spec/back-office.md#trends). */
  hasTrend?: boolean;
}

/** Totals side by side, divided by lines; as many columns as there are cards if the window is wide. */
export function StatCards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-xs text-ink-soft">{title}</h2>
      <ul
        aria-label="Statistics"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-panel md:grid-cols-4 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        {children}
      </ul>
    </section>
  );
}

/** Whether a kind has records in the period before, to compare the present one with. */
export const hasEarlierPeriod = (statistics: KindStatistics): boolean =>
  readCounter(statistics, 'previousPeriod') > 0;

/** One large number that links to its screen; nothing without its permission. */
export function StatCard({ label, to, statistics, counter, hasTrend }: StatCardProps) {
  if (!statistics.isPermitted) return null;
  const isUnknown = statistics.hasFailed && !statistics.values;
  return (
    <li className="relative min-w-0 px-4 py-3 shadow-[0_0_0_1px_var(--color-line)] hover:bg-hover">
      <Link
        to={to}
        className="text-ink-soft sidebar:max-2xl:text-xs/5 -outline-offset-2 after:absolute after:inset-0 after:rounded-panel"
      >
        {label}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-2">
        {isUnknown ? (
          <span className="flex items-center gap-1.5 text-red">
            <CircleAlert aria-hidden size={14} />
            Not available
          </span>
        ) : (
          <span className="text-2xl font-semibold tracking-tight">
            {readCounter(statistics, counter).toLocaleString('en')}
          </span>
        )}
        {hasTrend && !isUnknown && <Trend statistics={statistics} />}
      </p>
    </li>
  );
}

function Trend({ statistics }: { statistics: KindStatistics }) {
  const change = computeTrend({
    currentPeriod: readCounter(statistics, 'currentPeriod'),
    previousPeriod: readCounter(statistics, 'previousPeriod'),
  });
  if (change === null) {
    return (
      <span className="text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">no earlier requests to compare with</span>
      </span>
    );
  }
  if (change === 0) return <Change icon={ArrowRight} tone="text-ink-soft" text="0%" />;
  return change > 0 ? (
    <Change icon={ArrowUpRight} tone="text-green" text={`+${change}%`} />
  ) : (
    <Change icon={ArrowDownRight} tone="text-red" text={`−${-change}%`} />
  );
}

function Change({ icon: Icon, tone, text }: { icon: LucideIcon; tone: string; text: ReactNode }) {
  return (
    <span
      title="Last 30 days, compared with the 30 before"
      className={`inline-flex items-center gap-0.5 font-medium ${tone}`}
    >
      <Icon aria-hidden size={14} />
      {text}
      <span className="sr-only"> in the last 30 days, compared with the 30 before</span>
    </span>
  );
}
