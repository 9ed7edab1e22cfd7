import { eq, sql } from 'drizzle-orm';
import type { Dealer } from '#contract/dealers/dealers.ts';
import {
  dealerAdmin,
  dealerInput,
  dealerUpdate,
  isInPakistan,
  isShownAbroad,
} from '#contract/dealers/dealers-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { refuseBooked } from '#server/resources/appointments/dealer-setup.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { refuseStaffedDealer, releaseDealer } from '#server/resources/leads/release-dealer.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { dealerRecord, dealerTag } from './docs.ts';
import { dealers } from './schema.ts';

const { slug, paths, permission, texts } = dealerAdmin;
const records = defineRecords(dealers, { kind: slug, noun: 'dealer', shownAs: 'dealers' });

/** How dealers go to the trash: their requests stay theirs until they are purged. */
export const dealerTrash = defineTrash(records, {
  title: sql`${dealers.name}`,
  detail: sql`${dealers.city}`,
  refuse: async (tx, id) => {
    await refuseStaffedDealer(tx, id);
    await refuseBooked(tx, eq(appointments.dealerId, id));
  },
  beforePurge: (tx, { _id }) => releaseDealer(tx, _id),
});

type DealerOperations = RecordOperations<
  Dealer,
  z.output<typeof dealerInput>,
  z.output<typeof dealerUpdate>
>;

/** Registers how staff manage the dealers. */
export function registerDealerRecords(api: Api, db: Db): void {
  const operations: DealerOperations = createRecordOperations(db, dealerTrash, {
    toValues: ({
      description = null,
      whatsapp = null,
      isActive,
      autoAssign = false,
      ...dealer
    }) => ({
      ...dealer,
      isActive: isActive ?? isInPakistan(dealer),
      description,
      whatsapp,
      autoAssign,
      verifyCode: newCode(),
      isSample: false,
    }),
    check: (dealer) => {
      if (isShownAbroad(dealer)) throw invalidInput([{ field: 'lat', message: texts.abroad }]);
    },
  });
  const endpoint = {
    path: paths.records,
    permission,
    input: dealerInput,
    update: dealerUpdate,
    docs: {
      tag: dealerTag,
      name: 'Dealer',
      noun: 'dealer',
      record: dealerRecord,
      removalErrors: ['conflict'] as const,
    },
  };
  registerRecordRoutes(api, endpoint, operations);
}
