import { subscribeInput, subscribeMessages } from '#contract/newsletter.ts';
import type { Db } from '#server/db/client.ts';
import { failureOf } from '#server/http/failure.ts';
import { refusalOf } from '#server/http/validate.ts';
import { subscribe } from './subscribe.ts';

/** How a plain newsletter form went, in words for the visitor. */
export interface SubscribeResult {
  status: number;
  message: string;
}

/** Subscribes by a plain HTML form, by the same rules as the API. A failure is an answer too. */
export async function subscribeByForm(
  db: Db,
  input: unknown,
  report: (error: unknown) => void,
): Promise<SubscribeResult> {
  try {
    const parsed = subscribeInput.safeParse(input);
    if (!parsed.success) throw refusalOf(parsed.error.issues);
    await subscribe(db, parsed.data.email);
    return { status: 200, message: subscribeMessages.subscribed };
  } catch (error) {
    const { status, body } = failureOf(error);
    if (status >= 500) report(error);
    return { status, message: body.message };
  }
}
