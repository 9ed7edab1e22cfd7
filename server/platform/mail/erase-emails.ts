import { readFile, rm } from 'node:fs/promises';
import { or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { outgoingMail } from './schema.ts';
import { listEmailFiles } from './transport.ts';

/** The condition that an email names one of these lower-case texts, as its recipient or in its words. */
function namesAny(texts: readonly string[]): SQL | undefined {
  const { recipient, subject, text } = outgoingMail;
  const words = sql`lower(concat_ws(E'\\n', ${recipient}, ${outgoingMail.replyTo}, ${subject}, ${text}))`;
  return or(...texts.map((wanted) => sql`strpos(${words}, ${wanted}) > 0`));
}

/** Deletes queued and given-up emails that name one of these lower-case texts. */
export async function eraseQueuedEmails(tx: Db, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) await tx.delete(outgoingMail).where(namesAny(texts));
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

/** Deletes the sent emails in DATA_DIR/mail that name one of these lower-case texts. */
export async function eraseSentEmails(dataDir: string, texts: readonly string[]): Promise<void> {
  for (const file of await listEmailFiles(dataDir)) {
    // Another process that shares the folder may have deleted it.
    const message = await readFile(file, 'utf8').catch(() => '');
    const words = decodeMessage(message);
    if (texts.some((wanted) => words.includes(wanted))) await rm(file, { force: true });
  }
}
