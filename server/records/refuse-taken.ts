import { isDuplicate } from '#server/platform/db/duplicate.ts';
import { AppError } from '#server/platform/errors.ts';
import type { RecordOperations } from './operations.ts';
import type { StoredRecord } from './records.ts';

/** A unique index, the field that it covers, and what is said about a value that another record has. */
interface Unique {
  index: string;
  field: string;
  message: string;
}

/** Awaits the storing of a record. If another record has its value, throws 'conflict' with an error of the field. */
export async function refuseTaken<Stored>(
  storing: Promise<Stored>,
  { index, field, message }: Unique,
): Promise<Stored> {
  return await storing.catch((error: unknown) => {
    if (!isDuplicate(error, index)) throw error;
    throw new AppError('conflict', message, { errors: [{ field, message }] });
  });
}

/** Adds this refusal to the operations that store a record. */
export const withUniqueField = <Item extends StoredRecord, Input, Changes>(
  operations: RecordOperations<Item, Input, Changes>,
  unique: Unique,
): RecordOperations<Item, Input, Changes> => ({
  ...operations,
  create: (...call) => refuseTaken(operations.create(...call), unique),
  change: (...call) => refuseTaken(operations.change(...call), unique),
});
