import { subscribeInput, subscribeMessages } from '#contract/newsletter.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import type { NewsletterServices } from './newsletter.ts';
import { subscribe } from './subscribe.ts';

/** The result of a plain newsletter form, with a message for the visitor. */
export interface SubscribeResult {
  status: number;
  message: string;
}

/** Subscribes from a plain HTML form, with the same validation as the API. Returns errors as results, too. */
export async function subscribeByForm(
  newsletter: NewsletterServices,
  { input, sender }: { input: unknown; sender: string },
  report: (error: unknown) => void,
): Promise<SubscribeResult> {
  try {
    const parsed = subscribeInput.safeParse(input);
    if (!parsed.success) throw buildRefusal(parsed.error.issues);
    await subscribe(newsletter, { ...parsed.data, source: 'newsletter' }, { sender });
    return { status: 200, message: subscribeMessages.subscribed };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { status, message: body.message };
  }
}
