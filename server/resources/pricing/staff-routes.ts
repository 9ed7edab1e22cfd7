import { sql } from 'drizzle-orm';
import type { Car, City } from '#contract/prices/pricing.ts';
import {
  carAdmin,
  carInput,
  carUpdate,
  cityAdmin,
  cityInput,
  cityUpdate,
  findAdjustmentFault,
} from '#contract/prices/pricing-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import {
  createRecordOperations,
  type RecordOperations,
  withUniqueField,
} from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { type RecordDocs, registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { carRecord, cityRecord, priceTag } from './docs.ts';
import { buildCarChanges, registerPriceHistory, storePrice } from './price-history.ts';
import { cars, cities } from './schema.ts';

const permission = 'price-calculator' as const;
const carRecords = defineRecords(cars, { kind: carAdmin.slug, noun: 'car', shownAs: 'prices' });
const cityRecords = defineRecords(cities, {
  kind: cityAdmin.slug,
  noun: 'city',
  shownAs: 'prices',
});

/** How cars and cities go to the trash. */
export const carTrash = defineTrash(carRecords, {
  title: sql`${cars.name}`,
  detail: sql`coalesce(${cars.variant}, '')`,
});
export const cityTrash = defineTrash(cityRecords, {
  title: sql`${cities.name}`,
  detail: sql`${cities.province}`,
});

type CarInput = z.output<typeof carInput>;
type CarUpdate = z.output<typeof carUpdate>;
type CarOperations = RecordOperations<Car, CarInput, CarUpdate>;
type CityOperations = RecordOperations<
  City,
  z.output<typeof cityInput>,
  z.output<typeof cityUpdate>
>;

function carOperations(db: Db): CarOperations {
  const operations: CarOperations = createRecordOperations<Car, CarInput, CarUpdate>(db, carTrash, {
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
      sampleFacts: [],
      isSample: false,
    }),
    toChanges: buildCarChanges,
    afterStoring: storePrice,
  });
  // Two at once may both have looked before.
  const { taken: message } = carAdmin.texts;
  return withUniqueField(operations, { index: 'cars_vehicle_id', field: 'vehicleId', message });
}

function cityOperations(db: Db): CityOperations {
  return createRecordOperations(db, cityTrash, {
    toValues: ({ description = null, ...city }) => ({ ...city, description, isSample: false }),
    check: (city) => {
      const message = findAdjustmentFault(city);
      if (message) throw invalidInput([{ field: 'priceAdjustment', message }]);
    },
  });
}

/** Registers how staff manage the price list and the cities. */
export function registerPriceList(api: Api, db: Db): void {
  const { records: carPath } = carAdmin.paths;
  const { records: cityPath } = cityAdmin.paths;
  const carDocs: RecordDocs = {
    tag: priceTag,
    name: 'Car',
    noun: 'car of the price list',
    record: carRecord,
    creationErrors: ['conflict'],
  };
  const cityDocs: RecordDocs = {
    tag: priceTag,
    name: 'City',
    noun: 'city of the price list',
    record: cityRecord,
  };
  const carEndpoint = {
    path: carPath,
    permission,
    input: carInput,
    update: carUpdate,
    docs: carDocs,
  };
  const cityEndpoint = {
    path: cityPath,
    permission,
    input: cityInput,
    update: cityUpdate,
    docs: cityDocs,
  };
  registerRecordRoutes(api, carEndpoint, carOperations(db));
  registerPriceHistory(api, db);
  registerRecordRoutes(api, cityEndpoint, cityOperations(db));
}
