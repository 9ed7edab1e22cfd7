import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Page } from '#contract/http.ts';
import { carAdmin, type PriceChange, priceHistoryPath } from '#contract/pricing-admin.ts';
import { formatRupees } from '#contract/rupees.ts';
import { callApi, describeFailure } from '../api.ts';
import { Moment } from '../lists/dates.tsx';
import { recordKeys } from '../lists/record-cache.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';

/** The prices that a car had, newest first, with who set them and why. */
export function PriceHistory({ carId }: { carId: string }) {
  const headingId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...recordKeys.record(carAdmin, carId), 'prices'],
    queryFn: ({ signal }) => callApi<Page<PriceChange>>(priceHistoryPath(carId), { signal }),
  });
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4 sm:col-span-2">
      <h3 id={headingId} className="mb-2 font-semibold">
        Price history
      </h3>
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data?.data.length === 0 && <p className="text-ink-soft">No prices yet.</p>}
      <ol className="grid gap-1.5">
        {data?.data.map((change) => (
          <li key={change._id} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{formatRupees(change.basePrice)}</span>
            <span className="text-ink-soft">
              since <Moment iso={change.createdAt} />
              {change.by && `, ${change.by}`}
            </span>
            {change.reason && <span className="wrap-anywhere">{change.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
