import { takeFocus } from '#ui/take-focus.ts';
import type { Outcome } from '../forms/outcome.ts';
import { texts } from './words.ts';

/**
 * How subscribing went, in the documents' words; only what is wrong with the address is the server's
 * to say. It takes focus as it appears, since the button it was on may be waiting again.
 */
export function NewsletterOutcome({ id, outcome }: { id: string; outcome: Outcome | null }) {
  if (!outcome) return null;
  const isSuccess = outcome.kind === 'success';
  const isRefused = outcome.kind === 'failure' && outcome.errors.length > 0;
  return (
    <p
      ref={takeFocus}
      id={id}
      role={isSuccess ? 'status' : 'alert'}
      tabIndex={-1}
      className={`mt-3 font-medium ${isSuccess ? 'text-white' : 'text-bad-bright'}`}
    >
      {isSuccess || isRefused ? outcome.message : texts.submitFailed}
    </p>
  );
}
