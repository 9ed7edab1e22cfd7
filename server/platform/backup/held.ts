import { sql } from 'drizzle-orm';
import { restores } from './schema.ts';

/**
 * SQL for the moment up to which what was due waits, because a restore may repeat what had been sent before; '-infinity'
 * once staff have decided about it (docs/decisions/035-nothing-goes-out-twice-after-a-restore.md).
 */
export const heldUntil = sql`(select coalesce(max(${restores.restoredAt}), '-infinity') from ${restores} where ${restores.resumedAt} is null)`;
