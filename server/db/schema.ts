/** Every table, for the migrations that are generated from them. */
export { dealers } from '../dealers/schema.ts';
export { idempotencyLines, leadDays } from '../leads/schema.ts';
export { testDrives } from '../leads/test-drive.ts';
export { staffAccounts, staffSessions } from '../staff/schema.ts';
