import { sql } from 'drizzle-orm';
import type { Car, City } from '#contract/pricing.ts';
import {
  carAdmin,
  carInput,
  carUpdate,
  cityAdmin,
  cityInput,
  cityUpdate,
  findAdjustmentFault,
} from '#contract/pricing-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isDuplicate } from '#server/platform/db/duplicate.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { type RecordDocs, registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { carRecord, cityRecord, priceTag } from './docs.ts';
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

type CarOperations = RecordOperations<Car, z.output<typeof carInput>, z.output<typeof carUpdate>>;
type CityOperations = RecordOperations<
  City,
  z.output<typeof cityInput>,
  z.output<typeof cityUpdate>
>;

/** Storing a car, with the index's refusal in words: two at once may both have looked before. */
async function refuseTaken(storing: Promise<Car>): Promise<Car> {
  return await storing.catch((error: unknown) => {
    if (!isDuplicate(error, 'cars_vehicle_id')) throw error;
    const message = carAdmin.texts.taken;
    throw new AppError('conflict', message, { errors: [{ field: 'vehicleId', message }] });
  });
}

function carOperations(db: Db): CarOperations {
  const operations: CarOperations = createRecordOperations(db, carTrash, {
    toValues: ({ variant = null, imageUrl = null, description = null, ...car }) => ({
      ...car,
      variant,
      imageUrl,
      description,
      isSample: false,
    }),
  });
  return {
    ...operations,
    create: (...call) => refuseTaken(operations.create(...call)),
    change: (...call) => refuseTaken(operations.change(...call)),
  };
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
  registerRecordRoutes(api, cityEndpoint, cityOperations(db));
}
