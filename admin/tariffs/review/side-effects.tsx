import type { NonFilerLimit, TariffReview } from '#contract/on-road/tariffs-admin.ts';
import { formatRupees } from '#contract/rupees.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format-day.ts';

/** Describes the limit for non-filers: 'PKR 7,000,000 from Jul 1, 2026'. */
function describeLimit({ nonFilerLimit, nonFilerLimitFrom }: NonFilerLimit): string {
  if (nonFilerLimit === null) return 'none';
  const day = nonFilerLimitFrom ? `from ${formatDay(nonFilerLimitFrom)}` : 'not in force';
  return `${formatRupees(nonFilerLimit)} ${day}`;
}

/** What publishing a draft changes besides its lines: the limit for non-filers, and days without any tariff. */
export function SideEffects({ limit, endsWithout }: Pick<TariffReview, 'limit' | 'endsWithout'>) {
  return (
    <>
      {limit && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge color="amber" text="Limit for non-filers" />
          {describeLimit(limit.before)} → {describeLimit(limit.after)}
        </p>
      )}
      {endsWithout && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge color="amber" text="No tariff" />
          From {formatDay(endsWithout)} no tariff counts.
        </p>
      )}
    </>
  );
}
