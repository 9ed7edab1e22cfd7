import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findSoldTrim } from '#catalogue/sold-colors.ts';
import {
  type AvailabilityChange,
  availabilityAdmin,
} from '#contract/availability/availability-admin.ts';
import { fieldLabel } from '#contract/format/field-label.ts';
import type { Page } from '#contract/http/http.ts';
import { callApi, describeFailure } from '../api.ts';
import { Moment } from '../lists/dates.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatDay } from '../ui/format.ts';
import { availabilityKey } from './dealer-cars.tsx';

/** The fields of a change that staff read, in their order. */
const shown = ['units', 'expectedOn', 'statedOn'] as const;

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty';
  return typeof value === 'string' ? formatDay(value) : String(value);
};

/** Says which fields changed: 'Units: 3 → 5'. */
const describeChange = (change: AvailabilityChange): string =>
  shown
    .filter((name) => change.new?.[name] !== undefined && change.new[name] !== change.old?.[name])
    .map((name) => {
      const label = name === 'statedOn' ? 'As of' : fieldLabel(name);
      const before = change.old ? `${formatValue(change.old[name])} → ` : '';
      return `${label}: ${before}${formatValue(change.new?.[name])}`;
    })
    .join(' · ');

/** Who changed which car of a dealer, when and what, newest first. It loads when it is opened. */
export function ChangeHistory({ dealerId }: { dealerId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-panel border border-line bg-panel px-4 py-3"
    >
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2">History</summary>
      {isOpen && <Changes dealerId={dealerId} />}
    </details>
  );
}

function Changes({ dealerId }: { dealerId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...availabilityKey, dealerId, 'history'],
    queryFn: ({ signal }) =>
      callApi<Page<AvailabilityChange>>(
        `${availabilityAdmin.paths.history}?${new URLSearchParams({ dealerId, limit: '100' })}`,
        { signal },
      ),
  });
  if (error && !data) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  if (!data) return <p role="status">Loading...</p>;
  if (data.data.length === 0) return <p className="mt-2 text-ink-soft">No changes yet.</p>;
  const older = data.pagination.totalItems - data.data.length;
  return (
    <>
      <ol className="mt-2 grid gap-2">
        {data.data.map((change) => (
          <li key={change._id} className="wrap-anywhere">
            <p>
              <span className="font-medium">
                {findSoldTrim(change.vehicleId)?.label ?? change.vehicleId}, {change.color}
              </span>{' '}
              {describeChange(change)}
            </p>
            <p className="text-ink-soft">
              {change.username} · <Moment iso={change.createdAt} />
            </p>
          </li>
        ))}
      </ol>
      {older > 0 && <p className="mt-3 text-ink-soft">And {older} older.</p>}
    </>
  );
}
