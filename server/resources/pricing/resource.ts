import { sql } from 'drizzle-orm';
import { carQuery, cityQuery } from '#contract/prices/price-queries.ts';
import {
  carAdmin,
  carInput,
  carUpdate,
  cityAdmin,
  cityInput,
  cityUpdate,
  findAdjustmentFault,
} from '#contract/prices/pricing-admin.ts';
import { readActiveQuery } from '#server/platform/auth/visible.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { carRecord, cityRecord, priceTag as tag } from './docs.ts';
import { selectCars, selectCities } from './list.ts';
import { registerPaymentTerms } from './payment-terms.ts';
import {
  buildCarChanges,
  dateDelivery,
  registerPriceHistory,
  storePrice,
} from './price-history.ts';
import { registerPricing } from './routes.ts';
import { cars, cities, paymentTerms, priceCalculations, priceChanges } from './schema.ts';

/** The price list, with the calculator's routes. */
export const carResource = defineRecordKind({
  facts: carAdmin,
  table: cars,
  moreTables: [priceCalculations, priceChanges, paymentTerms],
  shownAs: 'prices',
  docs: { tag, name: 'Car', noun: 'car of the price list', record: carRecord },
  input: carInput,
  update: carUpdate,
  list: { query: carQuery },
  select: ({ isActive, ...query }) => selectCars({ ...query, ...readActiveQuery(isActive) }),
  trash: { title: sql`${cars.name}`, detail: sql`coalesce(${cars.variant}, '')` },
  rules: {
    toValues: ({ priceReason: _reason, ...car }) => ({
      ...car,
      variant: car.variant ?? null,
      imageUrl: car.imageUrl ?? null,
      description: car.description ?? null,
      pricedAt: new Date().toISOString(),
      engineCc: car.engineCc ?? null,
      batteryKwh: car.batteryKwh ?? null,
      fuel: car.fuel ?? null,
      origin: car.origin ?? null,
      litresPer100Km: car.litresPer100Km ?? null,
      kwhPer100Km: car.kwhPer100Km ?? null,
      bookingAmount: car.bookingAmount ?? null,
      ...dateDelivery(car),
      sampleFacts: [],
      isSample: false,
    }),
    toChanges: buildCarChanges,
    afterStoring: storePrice,
    unique: { index: 'cars_vehicle_id', field: 'vehicleId', message: carAdmin.texts.taken },
  },
  register: (api, { database }) => {
    registerPricing(api, database);
    registerPriceHistory(api, database.db);
    registerPaymentTerms(api, database.db);
  },
});

/** The cities of delivery; their public list is registered with the price list. */
export const cityResource = defineRecordKind({
  facts: cityAdmin,
  table: cities,
  shownAs: 'prices',
  docs: { tag, name: 'City', noun: 'city of the price list', record: cityRecord },
  input: cityInput,
  update: cityUpdate,
  list: { query: cityQuery },
  select: ({ isActive, ...query }) => selectCities({ ...query, ...readActiveQuery(isActive) }),
  trash: { title: sql`${cities.name}`, detail: sql`${cities.province}` },
  rules: {
    toValues: ({ description = null, ...city }) => ({ ...city, description, isSample: false }),
    check: (city) => {
      const message = findAdjustmentFault(city);
      if (message) throw invalidInput([{ field: 'priceAdjustment', message }]);
    },
  },
});
