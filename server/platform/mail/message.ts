import type { SendMailOptions } from 'nodemailer';
import { localizePath } from '#contract/site/language.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { QueuedEmail } from './email-queue.ts';
import { renderHtml } from './html.ts';

/** The sender's display name. */
export const senderName = 'Haval Pakistan';

/** Returns the sender's address: MAIL_FROM, else no-reply at the site's host. */
export function chooseSenderAddress(env: Env): string {
  return env.MAIL_FROM ?? `no-reply@${new URL(siteOrigin(env)).hostname}`;
}

/** Whether the text could be parsed as several addresses or as another header. */
const isSuspect = (address: string) => /[\s\p{C}<>,;:"()[\]\\]/u.test(address);

/** Returns the Reply-To address: the email's own if it is one plain address, otherwise SUPPORT_EMAIL if set. */
const chooseReplyAddress = ({ replyTo }: QueuedEmail, env: Env): string | undefined =>
  replyTo && !isSuspect(replyTo) ? replyTo : env.SUPPORT_EMAIL;

/**
 * Builds the message for Nodemailer: text, HTML, and headers that prevent automatic replies. An email always
 * has the same Message-ID, so that a mail server can recognize a duplicate.
 * @throws if the recipient is not exactly one address
 */
export function buildMessage(email: QueuedEmail, env: Env): SendMailOptions {
  const { _id, recipient, subject, text, language, unsubscribeUrl, calendar, createdAt } = email;
  const home = siteOrigin(env) + (language === 'en' ? '' : localizePath(language, '/'));
  if (isSuspect(recipient)) throw new Error('the recipient is not one plain address');
  const replyTo = chooseReplyAddress(email, env);
  const address = chooseSenderAddress(env);
  return {
    from: { name: senderName, address },
    // An object is one address; a string would be parsed as a list.
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: senderName, address: replyTo } }),
    // A visitor's name in it must not form an encoded word, which readers would decode.
    subject: subject.replace(/=\?(?=[^\s?]+\?[bq]\?)/gi, '= ?'),
    // Mail clients treat text after two dashes and a space as a signature.
    text: `${text}\n\n-- \n${senderName}\n${home}\n`,
    html: renderHtml(email, siteOrigin(env)),
    messageId: `<${_id}@${address.split('@')[1]}>`,
    date: new Date(createdAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Calendars process it; other programs show it as an attachment.
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
