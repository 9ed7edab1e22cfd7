import { eq, sql } from 'drizzle-orm';
import { dealerQuery } from '#contract/dealers/dealer-query.ts';
import {
  dealerAdmin,
  dealerInput,
  dealerUpdate,
  isInPakistan,
  isShownAbroad,
} from '#contract/dealers/dealers-admin.ts';
import { readActiveQuery } from '#server/platform/auth/visible.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { refuseBooked } from '#server/resources/appointments/dealer-setup.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { refuseStaffedDealer, releaseDealer } from '#server/resources/leads/release-dealer.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { dealerRecord, dealerTag } from './docs.ts';
import { selectDealers } from './list.ts';
import { registerDealers } from './routes.ts';
import { dealers } from './schema.ts';

/** The dealers. In the trash, their requests stay theirs until they are purged. */
export const dealerResource = defineRecordKind({
  facts: dealerAdmin,
  table: dealers,
  shownAs: 'dealers',
  docs: { tag: dealerTag, name: 'Dealer', record: dealerRecord },
  input: dealerInput,
  update: dealerUpdate,
  list: { query: dealerQuery },
  select: ({ isActive, ...query }) =>
    selectDealers({ ...query, ...readActiveQuery(isActive), isStaff: true }),
  trash: {
    title: sql`${dealers.name}`,
    detail: sql`${dealers.city}`,
    refuse: async (tx, id) => {
      await refuseStaffedDealer(tx, id);
      await refuseBooked(tx, eq(appointments.dealerId, id));
    },
    beforePurge: (tx, { _id }) => releaseDealer(tx, _id),
  },
  rules: {
    toValues: ({ description = null, isActive, autoAssign = false, ...dealer }) => ({
      ...dealer,
      isActive: isActive ?? isInPakistan(dealer),
      description,
      autoAssign,
      verifyCode: newCode(),
      isSample: false,
    }),
    check: (dealer) => {
      if (isShownAbroad(dealer)) {
        throw invalidInput([{ field: 'lat', message: dealerAdmin.texts.abroad }]);
      }
    },
  },
  register: (api, { database }) => registerDealers(api, database),
});
