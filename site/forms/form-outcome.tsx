import { ErrorSummary } from '#ui/error-summary.tsx';
import { ResultBanner } from '#ui/result-banner.tsx';
import type { Outcome } from './outcome.ts';

/** Where a form without script comes back to: the page opens at its outcome. */
export const outcomeId = 'outcome';

/**
 * The banner or error summary above a form. `labels` names the fields as the form does; what is said
 * of a field that it does not have is left to the headline.
 */
export function FormOutcome({
  outcome,
  attempt,
  labels,
  next,
}: {
  outcome: Outcome | null;
  attempt: number;
  labels: Record<string, string>;
  /** What happens next, said after success. */
  next: string;
}) {
  return (
    <div id={outcomeId} className={outcome ? 'mb-8' : ''}>
      {outcome?.kind === 'success' && (
        <ResultBanner key={attempt} kind="success" title={outcome.message}>
          {outcome.reference && (
            <p>
              Your reference is{' '}
              <strong className="tabular font-semibold text-graphite-950">
                {outcome.reference}
              </strong>
              . Please quote it if you contact us about this request.
            </p>
          )}
          <p className="mt-1">{next}</p>
        </ResultBanner>
      )}
      {outcome?.kind === 'failure' && (
        <ErrorSummary
          key={attempt}
          headline={outcome.message}
          detail={outcome.detail}
          items={outcome.errors.flatMap(({ field, message }) => {
            const label = labels[field];
            return label ? [{ id: field, label, message }] : [];
          })}
        />
      )}
    </div>
  );
}
