import type { FieldError } from '#contract/http.ts';
import { quoteInput } from '#contract/on-road/quotes.ts';
import { readForm, readFormText } from '#contract/read-form.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import { keyFromForm } from '#server/platform/idempotency/idempotency-key.ts';
import { createQuote } from './create.ts';

/** The result of a plain form that asks for a quote. */
export type QuoteFormResult =
  /** The path of the new quote's page. */
  | { url: string }
  /** The message and what was typed, which the page shows again. */
  | { status: number; message: string; errors: FieldError[]; values: Record<string, string> };

interface QuoteForm {
  form: FormData;
  sender: RequestClient;
  days: number;
}

/** Creates a quote from a plain HTML form, with the same validation as the API. Server errors are reported. */
export async function createQuoteByForm(
  db: Db,
  { form, sender, days }: QuoteForm,
  report: (error: unknown) => void,
): Promise<QuoteFormResult> {
  try {
    const parsed = quoteInput.safeParse(readForm(quoteInput, form));
    if (!parsed.success) throw buildRefusal(parsed.error.issues);
    const input = parsed.data;
    const { url } = await createQuote(db, {
      input,
      idempotencyKey: keyFromForm(input, sender),
      days,
    });
    return { url };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    const { message, errors = [] } = body;
    return { status, message, errors, values: readFormText(form) };
  }
}
