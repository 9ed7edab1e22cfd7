import { calculateInput, carQuery, cityQuery } from '#contract/prices/price-queries.ts';
import { calculatePath } from '#contract/prices/pricing.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { findStaff } from '#server/platform/auth/sessions.ts';
import { filterByPermission } from '#server/platform/auth/visible.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type CachedResponse, isAmongFirstPages } from '#server/platform/http/cached-responses.ts';
import { dataAnswer, listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { calculatePrice, saveCalculation } from './calculate.ts';
import { calculationResult, carRecord, cityRecord, priceCounts, priceTag as tag } from './docs.ts';
import { countPrices, listCars, listCities } from './list.ts';

const permission: Permission = 'price-calculator';
const kept: CachedResponse = { shows: ['prices'], when: isAmongFirstPages };
const isPublic = { access: 'public' } as const;

const docs = {
  cars: {
    operationId: 'listCars',
    summary: 'List the cars of the price list',
    description: 'Only staff with the permission `price-calculator` see inactive cars.',
    tag,
    answer: listAnswer(carRecord),
    showsMoreToStaff: true,
  },
  cities: {
    operationId: 'listCities',
    summary: 'List the cities of the price list',
    description: 'Only staff with the permission `price-calculator` see inactive cities.',
    tag,
    answer: listAnswer(cityRecord),
    showsMoreToStaff: true,
  },
  calculate: {
    operationId: 'calculatePrice',
    summary: 'Calculate the price of a car in a city',
    description: '`saveCalculation` works for staff with the permission `price-calculator` only.',
    tag,
    answer: dataAnswer(calculationResult),
    errors: ['not-found'],
    showsMoreToStaff: true,
  },
  counts: {
    operationId: 'countPrices',
    summary: 'Count cars, cities and saved calculations',
    tag,
    answer: dataAnswer(priceCounts),
  },
} satisfies Record<string, RouteDocs>;

/**
 * Registers the lists of the price list and the cities, and the calculator. Staff with the permission also see inactive
 * entries.
 */
export function registerPricing(api: Api, { db, statistics }: Database): void {
  api.get(
    '/price-calculator/cars',
    { config: { ...isPublic, docs: docs.cars, kept }, schema: { querystring: carQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await filterByPermission(db, request, permission, isActive);
      return { success: true, ...(await listCars(db, { ...query, ...visible })) };
    },
  );

  api.get(
    '/price-calculator/cities',
    { config: { ...isPublic, docs: docs.cities, kept }, schema: { querystring: cityQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await filterByPermission(db, request, permission, isActive);
      return { success: true, ...(await listCities(db, { ...query, ...visible })) };
    },
  );

  // A POST that only reads, so the read limit applies: visitors try one city after another.
  api.post(
    calculatePath,
    {
      config: { ...isPublic, limit: 'read', docs: docs.calculate, kept: { shows: ['prices'] } },
      schema: { body: calculateInput },
    },
    async (request) => {
      const data = await calculatePrice(db, request.body);
      if (request.body.saveCalculation) {
        const staff = await findStaff(db, request);
        if (staff?.permissions.includes(permission)) {
          await saveCalculation(db, request.body, data, staff);
        }
      }
      return { success: true, data };
    },
  );

  api.get(
    '/price-calculator/stats',
    { config: { access: permission, docs: docs.counts } },
    async () => ({
      success: true,
      data: await countPrices(statistics),
    }),
  );
}
