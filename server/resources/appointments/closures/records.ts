import { sql } from 'drizzle-orm';
import {
  type Closure,
  closureAdmin,
  type closureInput,
  type closureUpdate,
} from '#contract/appointments/closures.ts';
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
import { findNamedDealer, scopeSetup } from '../dealer-setup.ts';
import { closures } from '../schema.ts';
import { isSeenBy } from './list.ts';

const { slug: kind, texts } = closureAdmin;
const records = defineRecords(closures, { kind, noun: texts.noun.one });

/** How closures go to the trash: an account of a dealer deletes its own, not those of all dealers. */
export const closureTrash = defineTrash(records, {
  title: sql`${closures.reason}`,
  detail: sql`to_char(${closures.start} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`,
  scope: (viewer) => scopeSetup(closures.dealerId, viewer),
});

type Input = z.output<typeof closureInput>;
type Operations = RecordOperations<Closure, Input, z.output<typeof closureUpdate>>;

/** Finds a closure that a viewer sees. Throws 'not-found'. */
export const findClosure = (db: Db, id: string, viewer: Viewer): Promise<Closure> =>
  findRecord<Closure>(db, { ...records, scope: isSeenBy(viewer) }, id);

/** Throws 'invalid' if a closure ends before it begins. */
function checkOrder({ start, end }: Pick<Closure, 'start' | 'end'>): void {
  if (end <= start) throw invalidInput([{ field: 'end', message: texts.endsFirst }]);
}

/** Creates what a viewer does with closures: they see those of all dealers, and change their own. */
export function createClosureOperations(db: Db, viewer: Viewer): Operations {
  const operations = createRecordOperations(
    db,
    closureTrash,
    {
      toValues: (input: Input & { dealerId: string | null }) => {
        checkOrder(input);
        return { ...input, isSample: false };
      },
      check: checkOrder,
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
