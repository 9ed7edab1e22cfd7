import { readFile, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { outgoingMail } from './schema.ts';
import { listEmailFiles } from './transport.ts';

/**
 * Builds the pattern of texts that name a person, for JavaScript and PostgreSQL: whole addresses, numbers and ids in
 * lower case, so that li@mail.example is not found in ali@mail.example. Null if there are none.
 */
export function buildNamePattern(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const escaped = names.map((name) => name.toLowerCase().replace(/[^a-z0-9@ ]/g, '\\$&'));
  return `(^|[^a-z0-9._%+-])(${escaped.join('|')})($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`;
}

/**
 * Deletes queued and given-up emails whose recipient or words match. The address that answers go to is a dealer's, under
 * which other customers get their emails. An issue of the newsletter is everyone's, whatever number stands in it.
 */
export async function eraseQueuedEmails(tx: Db, pattern: string): Promise<void> {
  const { recipient, subject, text, isBulk } = outgoingMail;
  const words = sql`case when ${isBulk} then '' else concat_ws(E'\\n', ${subject}, ${text}) end`;
  await tx
    .delete(outgoingMail)
    .where(sql`lower(concat_ws(E'\\n', ${recipient}, ${words})) ~ ${pattern}`);
}

/** Decodes the parts of a message far enough to find words: quoted-printable and Base64. */
function decodeMessage(message: string): string {
  const printable = message
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  const blocks = message.match(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n?)+/gm) ?? [];
  const decoded = blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'));
  return [printable, ...decoded].join('\n').toLowerCase();
}

/** The address that answers go to, as a header of a message. */
const replyHeader = /^reply-to:.*(?:\r?\n[ \t].*)*/im;

/** Deletes the sent emails in DATA_DIR/mail that match. */
export async function eraseSentEmails(dataDir: string, pattern: string): Promise<void> {
  const names = new RegExp(pattern);
  for (const file of await listEmailFiles(dataDir)) {
    // Another process that shares the folder may have deleted it.
    const message = await readFile(file, 'utf8').catch(() => '');
    if (names.test(decodeMessage(message.replace(replyHeader, ''))))
      await rm(file, { force: true });
  }
}
