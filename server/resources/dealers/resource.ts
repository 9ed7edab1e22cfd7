import { eq, sql } from 'drizzle-orm';
import { dealerQuery } from '#contract/dealers/dealer-query.ts';
import {
  dealerAdmin,
  dealerInput,
  dealerUpdate,
  isInPakistan,
  isShownAbroad,
} from '#contract/dealers/dealers-admin.ts';
import { z } from '#contract/zod.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { hasPermission, readActiveQuery } from '#server/platform/auth/visible.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { isAmongFirstPages } from '#server/platform/http/cached-responses.ts';
import { dataAnswer, listAnswer, tally } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { refuseBooked } from '#server/resources/appointments/dealer-setup.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { leadDays, leadTallies, noDealer } from '#server/resources/leads/schema.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { countDealers, listDealers, selectDealers } from './list.ts';
import { dealers } from './schema.ts';

/** Throws a conflict if a dealer has staff accounts, which would see nothing without it. */
async function refuseStaffedDealer(tx: Db, dealerId: string): Promise<void> {
  const accounts = await tx.execute(
    sql`select from ${staffAccounts} where ${staffAccounts.dealerId} = ${dealerId} limit 1`,
  );
  if (accounts.rowCount) {
    const message = 'This dealer has staff accounts: give them another dealer first';
    throw new AppError('conflict', message);
  }
}

/**
 * Moves the counts of a dealer's requests to head office, which handles them once the dealer is purged: a foreign key
 * clears the dealer of the requests themselves. Call it in the transaction of the purge.
 */
async function releaseDealer(tx: Db, dealerId: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from ${leadDays} where dealer = ${dealerId} returning *)
    insert into ${leadDays} (lead, day, status, dealer, shard, count)
    select lead, day, status, ${noDealer}::uuid, shard, sum(count) from moved
    group by lead, day, status, shard order by lead, day, status, shard
    on conflict (lead, day, status, shard, dealer)
      do update set count = lead_days.count + excluded.count`);
  await tx.execute(sql`
    with moved as (delete from ${leadTallies} where dealer = ${dealerId} returning *)
    insert into ${leadTallies} (lead, field, value, dealer, shard, count)
    select lead, field, value, ${noDealer}::uuid, shard, sum(count) from moved
    group by lead, field, value, shard order by lead, field, value, shard
    on conflict (lead, field, value, shard, dealer)
      do update set count = lead_tallies.count + excluded.count`);
}

/** The group of the dealers in the API's description. */
const tag = 'Dealers';

const record = describeColumns(listRecordColumns(dealers), {
  workingHours: z.record(z.string(), z.string()),
});

/** A dealer as its own routes return it. */
const dealerRecord = nameSchema('Dealer', record);

/** A dealer in the list, with the distance in km if the query has a place. */
const listedDealer = nameSchema(
  'ListedDealer',
  z.extend(record, {
    autoAssign: z.optional(z.boolean()),
    verifyCode: z.optional(z.string()),
    distance: z.optional(z.number()),
  }),
);

/** The counts of dealers. */
const dealerCounts = z.object({
  totalDealers: z.int(),
  activeDealers: z.int(),
  inactiveDealers: z.int(),
  dealersByCity: z.array(tally),
  citiesCovered: z.int(),
});

const { paths, permission } = dealerAdmin;

const docs = {
  list: {
    operationId: 'listDealers',
    summary: 'List the dealers',
    description:
      'Nearest first if the query has lat and lng, else by city and name. Only staff with the permission `dealer-management` see inactive dealers.',
    tag,
    answer: listAnswer(listedDealer),
    showsMoreToStaff: true,
  },
  counts: {
    operationId: 'countDealers',
    summary: 'Count the dealers',
    tag,
    answer: dataAnswer(dealerCounts),
  },
};

/**
 * Registers the list of dealers and their counts. Staff with the permission also see inactive dealers, see
 * docs/spec/content.md#dealers.
 */
export function registerDealers(api: Api, { db, statistics }: Database): void {
  api.get(
    paths.records,
    {
      config: {
        access: 'public',
        docs: docs.list,
        kept: { shows: ['dealers'], when: isAmongFirstPages },
      },
      schema: { querystring: dealerQuery },
    },
    async (request) => {
      const { isActive, ...query } = request.query;
      const isStaff = await hasPermission(db, request, permission);
      const visible = isStaff ? readActiveQuery(isActive) : { isActive: true };
      return { success: true, ...(await listDealers(db, { ...query, ...visible, isStaff })) };
    },
  );

  api.get(paths.stats, { config: { access: permission, docs: docs.counts } }, async () => ({
    success: true,
    data: await countDealers(statistics),
  }));
}

/** The dealers. While a dealer is in the trash, its requests stay assigned to it until it is purged. */
export const dealerResource = defineRecordKind({
  facts: dealerAdmin,
  table: dealers,
  shownAs: 'dealers',
  docs: { tag, name: 'Dealer', record: dealerRecord },
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
      if (isShownAbroad(dealer)) {
        throw invalidInput([{ field: 'lat', message: dealerAdmin.texts.abroad }]);
      }
    },
  },
  register: (api, { database }) => registerDealers(api, database),
});
