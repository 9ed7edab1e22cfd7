import type { SendMailOptions } from 'nodemailer';
import type { Env } from '#server/env.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import type { PostedLetter } from './due.ts';
import { htmlOf } from './html.ts';

const senderName = 'Haval Pakistan';

/** The address that letters come from: the given one, else no-reply at the site's own host. */
function senderAddress(env: Env): string {
  return env.MAIL_FROM ?? `no-reply@${new URL(siteOrigin(env)).hostname}`;
}

/** Anything that could be read as more than one address, or as another header. */
const isSuspect = (address: string) => /[\s\p{C}<>,;:"()[\]\\]/u.test(address);

/**
 * Makes a letter a mail: the text, the same as HTML, and headers that keep automatic answers away. One
 * letter always has the same Message-ID, so that a mailbox can tell one that was sent twice.
 * @throws when the recipient is not exactly one address
 */
export function messageOf(letter: PostedLetter, env: Env): SendMailOptions {
  const { _id, recipient, subject, text, unsubscribeUrl, createdAt } = letter;
  if (isSuspect(recipient)) throw new Error('the recipient is not one plain address');
  const address = senderAddress(env);
  return {
    from: { name: senderName, address },
    // As an object it is one address; a string would be read as a list of them.
    to: { name: '', address: recipient },
    ...(env.SUPPORT_EMAIL && { replyTo: { name: senderName, address: env.SUPPORT_EMAIL } }),
    subject,
    // Two dashes and a space begin what mail programs know as a signature.
    text: `${text}\n\n-- \n${senderName}\n${siteOrigin(env)}\n`,
    html: htmlOf(text, siteOrigin(env)),
    messageId: `<${_id}@${address.split('@')[1]}>`,
    date: new Date(createdAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
