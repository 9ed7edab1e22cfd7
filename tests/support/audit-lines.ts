import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { auditLines } from '#server/platform/audit/schema.ts';
import type { Database } from '#server/platform/db/client.ts';

/** Stores an audit line of a changed test drive, with the given fields in place of the defaults; returns the record's id. */
export async function insertAuditLine(
  { db }: Database,
  line: Partial<typeof auditLines.$inferInsert> = {},
): Promise<string> {
  const recordId = line.recordId ?? randomUUID();
  await db.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    username: 'Staff One',
    action: 'update',
    kind: 'test-drives',
    old: { status: 'pending' },
    new: { status: 'confirmed' },
    ...line,
    recordId,
  });
  return recordId;
}
