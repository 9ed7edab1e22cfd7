import { and, eq, lte, sql } from 'drizzle-orm';
import type { Failure } from '#contract/http/http.ts';
import { type SubscriptionSource, subscribeInput } from '#contract/newsletter/newsletter.ts';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import {
  computeExpiry,
  hashInput,
  idempotencyConflict,
  keyFromHeader,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import { newId } from '#server/platform/new-id.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { countChange } from './list.ts';
import { type NewsletterServices, newsletterWords } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';

const lead = 'newsletter';

/**
 * Whether this Idempotency-Key was not used in the last 24 hours; if so, it is stored with the transaction. A
 * concurrent call with the same key waits for this transaction. Throws a conflict if the key was used with another
 * input.
 */
async function isFirstUnderKey(tx: Db, sentKey: string, input: object): Promise<boolean> {
  const idempotencyKey = keyFromHeader(sentKey);
  const { key } = idempotencyKey;
  const entry = { bodyHash: hashInput(input), expiresAt: computeExpiry(idempotencyKey) };
  const stored = await tx
    .insert(idempotencyLines)
    .values({ lead, key, ...entry })
    .onConflictDoUpdate({
      target: [idempotencyLines.lead, idempotencyLines.key],
      set: entry,
      setWhere: lte(idempotencyLines.expiresAt, sql`now()`),
    })
    .returning({ key: idempotencyLines.key });
  if (stored.length > 0) return true;
  const [first] = await tx
    .select({ bodyHash: idempotencyLines.bodyHash })
    .from(idempotencyLines)
    .where(and(eq(idempotencyLines.lead, lead), eq(idempotencyLines.key, key)));
  if (first?.bodyHash !== entry.bodyHash) throw idempotencyConflict();
  return false;
}

/**
 * Builds the email that confirms a new subscription. It repeats no typed text, not even a name, because anyone can
 * enter any address, and it has an unsubscribe link.
 */
function buildConfirmationEmail(
  recipient: string,
  language: Language,
  unsubscribeUrl: string,
): Email {
  const { subject, thanks, whatComes, howToStop } = newsletterWords[language];
  return {
    recipient,
    language,
    subject,
    text: [thanks, whatComes, howToStop, unsubscribeUrl].join('\n\n'),
    unsubscribeUrl,
  };
}

/** The input of a subscription, and its form. */
interface SubscriptionInput {
  email: string;
  firstName?: string;
  lastName?: string;
  source: SubscriptionSource;
  language: Language;
}

interface Subscribed {
  _id: string;
  /** Whether this call started the subscription, for the first time or again. */
  isNew: boolean;
}

async function insertSubscription(tx: Db, input: SubscriptionInput): Promise<Subscribed | null> {
  const now = new Date().toISOString();
  const [inserted] = await tx
    .insert(newsletterSubscriptions)
    .values({
      _id: newId(),
      ...input,
      emailKey: foldCase(input.email),
      isSubscribed: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({
      target: newsletterSubscriptions.emailKey,
      where: isNotTrashed(newsletterSubscriptions),
    })
    .returning({ _id: newsletterSubscriptions._id });
  if (!inserted) return null;
  await countChange(tx, now, { after: { isSubscribed: true } });
  return { _id: inserted._id, isNew: true };
}

/** Restarts an existing address's subscription and fills in missing names. */
async function renewSubscription(tx: Db, input: SubscriptionInput): Promise<Subscribed | null> {
  const { emailKey } = newsletterSubscriptions;
  const [existing] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(and(eq(emailKey, foldCase(input.email)), isNotTrashed(newsletterSubscriptions)))
    .for('update');
  if (!existing) return null;
  const { _id, isSubscribed, refusedAt, createdAt, updatedAt } = existing;
  const firstName = existing.firstName ?? input.firstName ?? null;
  const lastName = existing.lastName ?? input.lastName ?? null;
  const hasNames = firstName === existing.firstName && lastName === existing.lastName;
  const isSame = isSubscribed && !refusedAt && hasNames && existing.language === input.language;
  if (!isSame) {
    await tx
      .update(newsletterSubscriptions)
      .set({
        isSubscribed: true,
        refusedAt: null,
        language: input.language,
        firstName,
        lastName,
        updatedAt: nextVersion(updatedAt),
      })
      .where(eq(newsletterSubscriptions._id, _id));
    await countChange(tx, createdAt, {
      before: existing,
      after: { isSubscribed: true },
    });
  }
  return { _id, isNew: !isSubscribed };
}

async function store(tx: Db, input: SubscriptionInput): Promise<Subscribed> {
  const stored = (await insertSubscription(tx, input)) ?? (await renewSubscription(tx, input));
  // Staff deleted it between the two statements, so inserting succeeds now.
  return stored ?? (await store(tx, input));
}

/** The sender of a subscription. */
interface SubscribeOptions {
  /** The IP address of the sender. */
  sender: string;
  /** Its Idempotency-Key, if it has one. */
  key?: string | undefined;
}

/**
 * Subscribes an address; there is one subscription per address (case-insensitive). An unsubscribed address is
 * subscribed again and keeps its source. A new subscription queues a confirmation email with an unsubscribe link,
 * unless the recipient or sender is over the email limit. Repeating the same input with the same Idempotency-Key has no
 * effect, even if the address has unsubscribed since; another input with that key throws a conflict.
 */
export async function subscribe(
  newsletter: NewsletterServices,
  input: SubscriptionInput,
  { sender, key }: SubscribeOptions,
): Promise<void> {
  const { db, emailLimiter } = newsletter;
  const secret = await newsletter.secret();
  const email = { recipient: input.email, sender, subject: `newsletter ${key ?? newId()}` };
  let isQueued = false;
  try {
    await db.transaction(async (tx) => {
      if (key && !(await isFirstUnderKey(tx, key, input))) return;
      const { _id, isNew } = await store(tx, input);
      isQueued = isNew && emailLimiter.allows(email);
      if (!isQueued) return;
      const { language } = input;
      const url = newsletter.buildUnsubscribeUrl(secret, _id, language);
      await queueEmails(tx, [buildConfirmationEmail(input.email, language, url)]);
    });
  } catch (error) {
    if (isQueued) emailLimiter.giveBack(email);
    throw error;
  }
  if (isQueued) newsletter.wakeMail();
}

/** The result of a plain newsletter form: its status, and what is wrong. */
export type SubscribeResult = { status: number } | ({ status: number } & Failure);

/** Subscribes from a plain HTML form, with the same validation as the API. Also returns errors as results. */
export async function subscribeByForm(
  newsletter: NewsletterServices,
  { input, sender }: { input: unknown; sender: string },
  report: (error: unknown) => void,
): Promise<SubscribeResult> {
  try {
    const parsed = subscribeInput.safeParse(input);
    if (!parsed.success) throw buildRefusal(parsed.error.issues);
    await subscribe(newsletter, { ...parsed.data, source: 'newsletter' }, { sender });
    return { status: 200 };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { status, ...body };
  }
}
