import { calculateInput, carQuery, cityQuery } from '#contract/price-queries.ts';
import { calculatePath } from '#contract/pricing.ts';
import type { Permission } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { findStaff } from '#server/staff/sessions.ts';
import { visibleTo } from '#server/staff/visible.ts';
import { calculatePrice, saveCalculation } from './calculate.ts';
import { countPrices, listCars, listCities } from './list.ts';
import { registerPriceList } from './staff-routes.ts';

const permission: Permission = 'price-calculator';
const isPublic = { access: 'public' } as const;

/**
 * The price list, the cities and the calculator, and how staff keep them; staff with the permission
 * see inactive ones too.
 */
export function registerPricing(api: Api, db: Db): void {
  api.get(
    '/price-calculator/cars',
    { config: isPublic, schema: { querystring: carQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await visibleTo(db, request, permission, isActive);
      return { success: true, ...(await listCars(db, { ...query, ...visible })) };
    },
  );

  api.get(
    '/price-calculator/cities',
    { config: isPublic, schema: { querystring: cityQuery } },
    async (request) => {
      const { isActive, ...query } = request.query;
      const visible = await visibleTo(db, request, permission, isActive);
      return { success: true, ...(await listCities(db, { ...query, ...visible })) };
    },
  );

  // It is sent by POST and yet asks only: visitors try one city after another.
  api.post(
    calculatePath,
    { config: { ...isPublic, limit: 'read' }, schema: { body: calculateInput } },
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

  api.get('/price-calculator/stats', { config: { access: permission } }, async () => ({
    success: true,
    data: await countPrices(db),
  }));

  registerPriceList(api, db);
}
