import { ErrorSummary } from '#ui/error-summary.tsx';
import { ResultBanner } from '#ui/result-banner.tsx';
import { type Layout, onlyOn } from './layouts.ts';
import type { Outcome } from './outcome.ts';

/** Where a form without script comes back to: the page opens at its outcome. */
export const outcomeId = 'outcome';

/** What the error summary calls a field, and the layout that has it if the other has not. */
export type FieldLabel = string | { label: string; on: Layout };

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
  labels: Record<string, FieldLabel>;
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
            return label ? [{ id: field, message, ...linkTo(label) }] : [];
          })}
        />
      )}
    </div>
  );
}

/** The stylesheet chooses between the layouts, so the links to their fields leave it to it as well. */
function linkTo(label: FieldLabel): { label: string; className?: string } {
  return typeof label === 'string' ? { label } : { ...label, className: onlyOn[label.on] };
}
