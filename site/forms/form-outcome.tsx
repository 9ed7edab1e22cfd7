import type { ReactNode } from 'react';
import { missingFields, missingPhoneOrMessage } from '#contract/leads/lead.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import * as words from '#words/site/forms';
import type { Outcome } from './outcome.ts';

/** The anchor that a form sent without JavaScript returns to. */
export const outcomeId = 'outcome';

/** Classes that show an element in one of a form's two layouts only. */
export const onlyOn = { phone: 'md:hidden', desktop: 'max-md:hidden' } as const;

/** The fields that only one of the layouts has. */
export type FieldLayouts = Readonly<Record<string, keyof typeof onlyOn>>;

/** The error summary above a form. Errors of fields without a label are covered by the headline. */
export function FormOutcome({
  outcome,
  attempt,
  labels,
  layouts,
  children,
}: {
  outcome: Outcome | null;
  attempt: number;
  /** In the order of the form, and so of the summary. */
  labels: Readonly<Record<string, string>>;
  /** Chosen by CSS, so links to their fields are hidden by CSS too. */
  layouts: FieldLayouts;
  /** Content below the errors that helps to fix them. */
  children?: ReactNode;
}) {
  return (
    <div id={outcomeId} className={outcome?.kind === 'failure' ? 'mb-8' : ''}>
      {outcome?.kind === 'failure' && (
        <ErrorSummary
          key={attempt}
          headline={outcome.message}
          detail={outcome.detail}
          items={Object.entries(labels).flatMap(([id, label]) => {
            const error = outcome.errors.find(({ field }) => field === id);
            const layout = layouts[id];
            const shown = { id, label, ...(layout && { className: onlyOn[layout] }) };
            return error ? [{ ...shown, message: error.message }] : [];
          })}
        >
          {children}
        </ErrorSummary>
      )}
    </div>
  );
}

/** Errors of blank fields that do not name the field. */
const unnamed = new Set([missingFields, missingPhoneOrMessage]);

/** Returns the error to show at a field: it names the field, if the error itself does not. */
export function nameField(
  message: string | undefined,
  label: string | undefined,
): string | undefined {
  return message && label && unnamed.has(message) ? words.isRequired(label) : message;
}
