import { readFile, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { outgoingMail } from './schema.ts';
import { listEmailFiles } from './transport.ts';

/**
 * Builds a PostgreSQL pattern for folded texts that identify a person: whole addresses, numbers and ids, so that
 * li@mail.example does not match ali@mail.example. Null if there are none.
 */
export function buildNamePattern(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(^|[^[:alnum:]._%+-])(${escaped.join('|')})($|[^[:alnum:].-]|\\.($|[^[:alnum:]]))`;
}

/** Returns the indexes of the texts that match the pattern. */
export async function findNaming(
  db: Db,
  texts: readonly string[],
  pattern: string,
): Promise<Set<number>> {
  if (texts.length === 0) return new Set();
  const { rows } = await db.execute<{ position: number }>(sql`
    select position::int - 1 as position
    from unnest(${sql.param([...texts])}::text[]) with ordinality as looked_at (text, position)
    where ${foldCase(sql`text`)} ~ ${pattern}`);
  return new Set(rows.map(({ position }) => position));
}

/**
 * Deletes queued and given-up emails whose recipient or content matches; returns how many. Reply-To is ignored, because
 * it is a dealer's address, which other customers' emails share. The content of newsletter issues is ignored, because
 * all subscribers get the same.
 */
export async function eraseQueuedEmails(tx: Db, pattern: string): Promise<number> {
  const { recipient, subject, text, isBulk } = outgoingMail;
  const words = sql`case when ${isBulk} then '' else concat_ws(E'\\n', ${subject}, ${text}) end`;
  const deleted = await tx
    .delete(outgoingMail)
    .where(sql`${foldCase(sql`concat_ws(E'\\n', ${recipient}, ${words})`)} ~ ${pattern}`)
    .returning({ _id: outgoingMail._id });
  return deleted.length;
}

/** Decodes the parts of a message far enough to search them: quoted-printable and Base64. */
function decodeMessage(message: string): string {
  const printable = message
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  const blocks = message.match(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n?)+/gm) ?? [];
  const decoded = blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'));
  // PostgreSQL cannot store NUL.
  return [printable, ...decoded].join('\n').replaceAll('\0', '');
}

/** The Reply-To header of a message. */
const replyHeader = /^reply-to:.*(?:\r?\n[ \t].*)*/im;

/** How many emails are compared per batch. */
const batchSize = 50;

/** Deletes the sent emails in DATA_DIR/mail that match; returns how many. */
export async function eraseSentEmails(db: Db, dataDir: string, pattern: string): Promise<number> {
  const files = await listEmailFiles(dataDir);
  let erased = 0;
  for (let from = 0; from < files.length; from += batchSize) {
    const batch = files.slice(from, from + batchSize);
    const messages = await Promise.all(
      // Another process that shares the folder may have deleted it.
      batch.map((file) => readFile(file, 'utf8').catch(() => '')),
    );
    const texts = messages.map((message) => decodeMessage(message.replace(replyHeader, '')));
    const naming = await findNaming(db, texts, pattern);
    const found = batch.filter((_file, n) => naming.has(n));
    for (const file of found) await rm(file, { force: true });
    erased += found.length;
  }
  return erased;
}
