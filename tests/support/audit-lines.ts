import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { auditLines } from '#server/audit/schema.ts';
import type { Database } from '#server/db/client.ts';

/** Writes an audit line of a changed test drive, with the given fields in place of its own. */
export async function noteChange(
  { db }: Database,
  line: Partial<typeof auditLines.$inferInsert> = {},
): Promise<string> {
  const recordId = line.recordId ?? randomUUID();
  await db.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    username: 'Desk One',
    action: 'update',
    kind: 'test-drives',
    old: { status: 'pending' },
    new: { status: 'confirmed' },
    ...line,
    recordId,
  });
  return recordId;
}
