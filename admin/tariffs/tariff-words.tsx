import type { BadgeColor } from '#contract/lead.ts';
import {
  isInForce,
  startsLater,
  type Tariff,
  type TariffStatus,
} from '#contract/on-road/tariffs.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { Badge } from '../ui/badge.tsx';
import { formatDay } from '../ui/format-day.ts';
import { State } from '../ui/state.tsx';

/** Formats the period in which a tariff counts: 'Jul 1, 2026 to Jun 30, 2027'. */
export function formatPeriod({ from, until }: Pick<Tariff, 'from' | 'until'>): string {
  if (until === null) return `From ${formatDay(from)}`;
  if (until === from) return 'On no day';
  const last = new Date(Date.parse(`${until}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return `${formatDay(from)} to ${formatDay(last)}`;
}

const states: Readonly<Record<TariffStatus, { color: BadgeColor; text: string }>> = {
  draft: { color: 'amber', text: 'Draft' },
  published: { color: 'grey', text: 'Published' },
  withdrawn: { color: 'red', text: 'Withdrawn' },
};

/** Says whether a tariff is a draft, counts today, earlier or later, or is withdrawn. */
export function TariffBadge({ tariff }: { tariff: Tariff }) {
  const today = todayInPakistan();
  if (isInForce(tariff, today)) return <State color="green" text="In force" />;
  const isComing = startsLater(tariff, today);
  const state = isComing ? ({ color: 'blue', text: 'Coming' } as const) : states[tariff.status];
  return <Badge {...state} />;
}
