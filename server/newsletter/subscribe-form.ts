import { subscribeInput, subscribeMessages } from '#contract/newsletter.ts';
import { failureOf } from '#server/http/failure.ts';
import { refusalOf } from '#server/http/validate.ts';
import type { Newsletter } from './newsletter.ts';
import { subscribe } from './subscribe.ts';

/** How a plain newsletter form went, in words for the visitor. */
export interface SubscribeResult {
  status: number;
  message: string;
}

/** Subscribes by a plain HTML form, by the same rules as the API. A failure is an answer too. */
export async function subscribeByForm(
  newsletter: Newsletter,
  input: unknown,
  report: (error: unknown) => void,
): Promise<SubscribeResult> {
  try {
    const parsed = subscribeInput.safeParse(input);
    if (!parsed.success) throw refusalOf(parsed.error.issues);
    await subscribe(newsletter, { ...parsed.data, source: 'newsletter' });
    return { status: 200, message: subscribeMessages.subscribed };
  } catch (error) {
    const { status, body } = failureOf(error);
    if (status >= 500) report(error);
    return { status, message: body.message };
  }
}
