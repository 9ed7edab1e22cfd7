import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import {
  type TariffReview as Review,
  tariffAdmin,
  tariffPaths,
} from '#contract/on-road/tariffs-admin.ts';
import { callApi, describeFailure } from '../../api.ts';
import { recordKeys } from '../../lists/record-cache.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PublishButton } from '../tariff-actions.tsx';
import { Faults } from './faults.tsx';
import { LineChanges } from './line-changes.tsx';
import { SampleCars } from './sample-cars.tsx';
import { SideEffects } from './side-effects.tsx';

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
