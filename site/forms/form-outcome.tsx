import type { ReactNode } from 'react';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { type Layout, onlyOn } from './layouts.ts';
import type { Outcome } from './outcome.ts';

/** The anchor that a form sent without JavaScript returns to. */
export const outcomeId = 'outcome';

/** A field's label in the error summary, and its layout if only one has the field. */
export type FieldLabel = string | { label: string; on: Layout };

/** The error summary above a form. Errors of fields without a label are covered by the headline. */
export function FormOutcome({
  outcome,
  attempt,
  labels,
  children,
}: {
  outcome: Outcome | null;
  attempt: number;
  /** In the order of the form, and so of the summary. */
  labels: Record<string, FieldLabel>;
  /** What helps with the errors, below them. */
  children?: ReactNode;
}) {
  return (
    <div id={outcomeId} className={outcome?.kind === 'failure' ? 'mb-8' : ''}>
      {outcome?.kind === 'failure' && (
        <ErrorSummary
          key={attempt}
          headline={outcome.message}
          detail={outcome.detail}
          items={Object.entries(labels).flatMap(([field, label]) => {
            const error = outcome.errors.find((one) => one.field === field);
            return error ? [{ id: field, message: error.message, ...buildLabelProps(label) }] : [];
          })}
        >
          {children}
        </ErrorSummary>
      )}
    </div>
  );
}

/** The layout is chosen by CSS, so links to its fields are hidden by CSS too. */
function buildLabelProps(label: FieldLabel): { label: string; className?: string } {
  return typeof label === 'string' ? { label } : { ...label, className: onlyOn[label.on] };
}
