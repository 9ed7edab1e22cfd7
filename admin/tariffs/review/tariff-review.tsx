import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import type { LineChange } from '#contract/on-road/line-changes.ts';
import { chargeLabels, type TariffLine, taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import {
  type NonFilerLimit,
  type TariffReview as Review,
  type SamplePriceChange,
  tariffAdmin,
  tariffPaths,
} from '#contract/on-road/tariffs-admin.ts';
import { callApi, describeFailure } from '../../api.ts';
import { recordKeys } from '../../lists/record-cache.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatDay } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { describeCars, describeFigure } from '../lines/line-words.ts';
import { PublishButton } from '../tariff-actions.tsx';
import { Faults } from './faults.tsx';

const describeKind = ({ before, after }: LineChange) => {
  if (!before) return { color: 'green', text: 'New' } as const;
  return after
    ? ({ color: 'amber', text: 'Changed' } as const)
    : ({ color: 'red', text: 'Removed' } as const);
};

/** Describes the change of a line: its figure, or that other details changed. */
function describeChange({ before, after }: LineChange): string {
  if (!before || !after) return describeFigure((after ?? before) as TariffLine);
  const [old, fresh] = [describeFigure(before), describeFigure(after)];
  return old === fresh ? `${fresh}, other details` : `${old} → ${fresh}`;
}

/** The lines that a draft adds, removes or changes. */
function LineChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return <p className="text-ink-soft">No line changes.</p>;
  return (
    <ul className="grid gap-1.5">
      {changes.map((change, index) => {
        const line = (change.after ?? change.before) as TariffLine;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and lines can be equal.
          <li key={index} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <Badge {...describeKind(change)} />
            <span className="font-medium">{chargeLabels[line.charge]}</span>
            {line.label !== chargeLabels[line.charge] && <span>‘{line.label}’</span>}
            <span className="text-ink-soft">{describeCars(line)}</span>
            <span>{describeChange(change)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Describes the limit for non-filers: 'PKR 7,000,000 from Jul 1, 2026'. */
function describeLimit({ nonFilerLimit, nonFilerLimitFrom }: NonFilerLimit): string {
  if (nonFilerLimit === null) return 'none';
  const day = nonFilerLimitFrom ? `from ${formatDay(nonFilerLimitFrom)}` : 'not in force';
  return `${formatRupees(nonFilerLimit)} ${day}`;
}

/** What publishing a draft changes besides its lines: the limit for non-filers, and days without any tariff. */
function SideEffects({ limit, endsWithout }: Pick<Review, 'limit' | 'endsWithout'>) {
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

/** Formats how a sum changes: '+PKR 20,000'. */
function formatDifference({ before, after }: SamplePriceChange): string {
  if (before === null) return 'New';
  const difference = after - before;
  if (difference === 0) return 'Same';
  return `${difference > 0 ? '+' : '−'}${formatRupees(Math.abs(difference))}`;
}

/** The known charges of this jurisdiction for three cars, before and after. */
function SampleCars({ samples }: { samples: readonly SamplePriceChange[] }) {
  if (samples.length === 0) {
    return <p className="text-ink-soft">The price list has no active cars.</p>;
  }
  return (
    <div className="grid gap-2">
      <table className="w-full text-end">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              Car
            </th>
            {['Before', 'After', 'Difference'].map((label) => (
              <th key={label} scope="col" className="py-1 ps-3 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={`${sample.car} ${sample.taxpayer}`} className="border-t border-line">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {sample.car}
                <span className="text-ink-soft">, {taxpayerLabels[sample.taxpayer]}</span>
              </th>
              <td className="py-1 ps-3 whitespace-nowrap">
                {sample.before === null ? '—' : formatRupees(sample.before)}
              </td>
              <td className="py-1 ps-3 whitespace-nowrap">{formatRupees(sample.after)}</td>
              <td className="py-1 ps-3 whitespace-nowrap">{formatDifference(sample)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft">
        Known charges of this jurisdiction. Those that depend on a missing fact of a car are left
        out.
      </p>
    </div>
  );
}

/** What publishing a draft changes, with the button that publishes it. */
export function TariffReview({ draft }: { draft: TariffVersion }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...recordKeys.record(tariffAdmin, draft._id), 'review', draft.updatedAt],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Review>>(tariffPaths.review(draft._id), { signal })).data,
    // Prices, other versions and accounts change elsewhere.
    staleTime: 0,
  });
  if (isPending) return <p role="status">Loading the review...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  return <ReviewBody draft={draft} review={data} />;
}

function ReviewBody({ draft, review }: { draft: TariffVersion; review: Review }) {
  const { faults, unlistedFaults, replaces, changes, samples, needsOtherAccount } = review;
  const hasOverlap = faults.some(({ kind }) => kind === 'overlap');
  return (
    <>
      <Panel title="Review">
        <div className="grid gap-3">
          <Faults faults={faults} unlisted={unlistedFaults} lines={draft.lines} />
          <SideEffects {...review} />
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
            <PublishButton
              tariff={draft}
              replaces={replaces}
              isDisabled={hasOverlap || needsOtherAccount}
            />
            <p className="text-ink-soft">{explain({ hasOverlap, needsOtherAccount })}</p>
          </div>
        </div>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={replaces ? `Changes to ${replaces}` : 'Changes: it follows no version'}>
          <LineChanges changes={changes} />
        </Panel>
        <Panel title="Charges of three cars, before and after">
          <SampleCars samples={samples} />
        </Panel>
      </div>
    </>
  );
}

/** Why a draft cannot be published, or what publishing does. */
function explain({
  hasOverlap,
  needsOtherAccount,
}: {
  hasOverlap: boolean;
  needsOtherAccount: boolean;
}): string {
  if (hasOverlap) return tariffAdmin.texts.overlapping;
  if (needsOtherAccount) return `${tariffAdmin.texts.needsOther}.`;
  return 'Compare every line with its source first.';
}
