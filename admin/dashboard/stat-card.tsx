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
import { computeTrend } from './trend.ts';

interface StatCardProps {
  label: string;
  /** The screen that it links to. */
  to: string;
  icon: LucideIcon;
  statistics: KindStatistics;
  counter: string;
  /** Whether to show the trend (docs/spec/back-office.md#trends). */
  hasTrend?: boolean;
}

/** One large number that links to its screen; nothing without its permission. */
export function StatCard({ label, to, icon: Icon, statistics, counter, hasTrend }: StatCardProps) {
  if (!statistics.isPermitted) return null;
  const isUnknown = statistics.hasFailed && !statistics.values;
  return (
    <li className="relative rounded-panel border border-line bg-panel p-4 hover:bg-hover">
      <div className="flex items-start justify-between gap-2 text-ink-soft">
        <Link
          to={to}
          className="-outline-offset-2 after:absolute after:inset-0 after:rounded-panel"
        >
          {label}
        </Link>
        <Icon aria-hidden size={16} className="flex-none" />
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
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
