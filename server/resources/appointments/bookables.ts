import { and, eq, sql } from 'drizzle-orm';
import {
  type Bookable,
  bookableAdmin,
  bookableInput,
  bookableQuery,
  bookableUpdate,
} from '#contract/appointments/bookables.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { setupLimits, setupMessages } from '#contract/appointments/setup.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { refuseBooked, refuseTooMany, requireNamedDealer, scopeSetup } from './dealer-setup.ts';
import { appointmentTag } from './docs.ts';
import { appointments, bookables } from './schema.ts';

/** Throws 'invalid' if a dealer has too many cars or bays of a kind. */
const refuseMany = (tx: Db, { dealerId, kind }: Pick<Bookable, 'dealerId' | 'kind'>) =>
  refuseTooMany(tx, {
    table: bookables,
    dealerId,
    where: and(eq(bookables.dealerId, dealerId), eq(bookables.kind, kind)),
    max: setupLimits.bookables,
    field: 'label',
    message: setupMessages.tooManyBookables,
  });

type Changes = z.output<typeof bookableUpdate>;

/**
 * Throws 'invalid' for a length below the minimum, unless the stored one is at least as short: it may predate the
 * limit.
 */
function keepLength(changes: Changes, { slotMinutes }: Pick<Bookable, 'slotMinutes'>): Changes {
  const length = changes.slotMinutes ?? slotMinutes;
  if (length < Math.min(slotMinutes, setupLimits.slotMinutes)) {
    throw invalidInput([{ field: 'slotMinutes', message: setupMessages.tooShort }]);
  }
  return changes;
}

/** Demo cars and service bays. Those with upcoming appointments cannot be deleted. */
export const bookableResource = defineRecordKind({
  facts: bookableAdmin,
  table: bookables,
  docs: {
    tag: appointmentTag,
    name: 'Bookable',
    record: describeRecord('Bookable', bookables, { kind: z.enum(appointmentKindNames) }),
  },
  input: bookableInput,
  update: bookableUpdate,
  list: {
    docs: {
      summary: 'List the demo cars and service bays',
      description: 'An account of a dealer sees its own only.',
    },
    query: bookableQuery,
    searched: [bookables.label],
    where: ({ dealerId, kind }, viewer) =>
      and(
        scopeSetup(bookables.dealerId, viewer),
        dealerId ? eq(bookables.dealerId, dealerId) : undefined,
        kind ? eq(bookables.kind, kind) : undefined,
      ),
  },
  trash: {
    title: sql`${bookables.label}`,
    detail: sql`${bookables.kind}`,
    scope: (viewer) => scopeSetup(bookables.dealerId, viewer),
    refuse: (tx, id) => refuseBooked(tx, eq(appointments.bookableId, id)),
    afterRestore: async (tx, row) => {
      await refuseMany(tx, row as unknown as Bookable);
      return null;
    },
  },
  rules: {
    complete: async (db, input, viewer) => ({
      ...input,
      dealerId: await requireNamedDealer(db, viewer, input.dealerId),
    }),
    toValues: (bookable) => ({ ...bookable, isSample: false }),
    toChanges: keepLength,
    afterStoring: async (tx, { before, after }) => {
      if (before === null) await refuseMany(tx, after);
    },
  },
});
