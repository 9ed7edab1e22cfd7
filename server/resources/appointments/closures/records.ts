import { eq, isNull, sql } from 'drizzle-orm';
import {
  type Closure,
  closureAdmin,
  type closureInput,
  type closureUpdate,
} from '#contract/appointments/closures.ts';
import { setupLimits, setupMessages } from '#contract/appointments/setup.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import {
  createRecordOperations,
  findRecord,
  type RecordOperations,
} from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { findNamedDealer, refuseTooMany, scopeSetup } from '../dealer-setup.ts';
import { closures } from '../schema.ts';
import { isSeenBy } from './list.ts';

const { slug: kind, texts } = closureAdmin;
const records = defineRecords(closures, { kind, noun: texts.noun.one });

/** Throws 'invalid' if a dealer has too many closures, or if there are too many of all dealers. */
const refuseMany = (tx: Db, { dealerId }: Pick<Closure, 'dealerId'>) =>
  refuseTooMany(tx, {
    table: closures,
    dealerId,
    where: dealerId === null ? isNull(closures.dealerId) : eq(closures.dealerId, dealerId),
    max: setupLimits.closures,
    field: 'start',
    message: dealerId === null ? setupMessages.tooManyForAll : setupMessages.tooManyClosures,
  });

/** How closures go to the trash: an account of a dealer deletes its own, not those of all dealers. */
export const closureTrash = defineTrash(records, {
  title: sql`${closures.reason}`,
  detail: sql`to_char(${closures.start} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`,
  scope: (viewer) => scopeSetup(closures.dealerId, viewer),
  afterRestore: async (tx, row) => {
    await refuseMany(tx, row as unknown as Closure);
    return null;
  },
});

type Input = z.output<typeof closureInput>;
type Changes = z.output<typeof closureUpdate>;
type Operations = RecordOperations<Closure, Input, Changes>;
type Times = Pick<Closure, 'start' | 'end'>;

/** Finds a closure that a viewer sees. Throws 'not-found'. */
export const findClosure = (db: Db, id: string, viewer: Viewer): Promise<Closure> =>
  findRecord<Closure>(db, { ...records, scope: isSeenBy(viewer) }, id);

/** Throws 'invalid' if a closure ends before it begins. */
function checkOrder({ start, end }: Times): void {
  if (end <= start) throw invalidInput([{ field: 'end', message: texts.endsFirst }]);
}

const measureDays = ({ start, end }: Times): number =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000;

/** Throws 'invalid' for a closure that lasts too long, unless it was as long before there was a limit. */
function checkLength(closure: Times, before: Times | null = null): void {
  const longest = Math.max(setupLimits.closureDays, before ? measureDays(before) : 0);
  if (measureDays(closure) > longest) {
    throw invalidInput([{ field: 'end', message: setupMessages.closureTooLong }]);
  }
}

/** Creates what a viewer does with closures: they see those of all dealers, and change their own. */
export function createClosureOperations(db: Db, viewer: Viewer): Operations {
  const operations = createRecordOperations(
    db,
    closureTrash,
    {
      toValues: (input: Input & { dealerId: string | null }) => {
        checkOrder(input);
        checkLength(input);
        return { ...input, isSample: false };
      },
      toChanges: (changes: Changes, before) => {
        checkLength(
          { start: changes.start ?? before.start, end: changes.end ?? before.end },
          before,
        );
        return changes;
      },
      check: checkOrder,
      afterStoring: async (tx, { before, after }) => {
        if (before === null) await refuseMany(tx, after);
      },
    },
    viewer,
  );
  return {
    ...operations,
    find: (id) => findClosure(db, id, viewer),
    create: async (input, actor) => {
      const dealerId = await findNamedDealer(db, viewer, input.dealerId);
      return await operations.create({ ...input, dealerId }, actor);
    },
  };
}
