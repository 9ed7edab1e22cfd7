import type { Car, City } from '#contract/pricing.ts';
import {
  carAdmin,
  carInput,
  carUpdate,
  cityAdmin,
  cityInput,
  cityUpdate,
  faultOfAdjustment,
} from '#contract/pricing-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { recordsOf } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { type RecordVerbs, recordVerbs } from '#server/records/verbs.ts';
import { cars, cities } from './schema.ts';

const permission = 'price-calculator' as const;
const carRecords = recordsOf(cars, { kind: carAdmin.slug, noun: 'car', shownAs: 'prices' });
const cityRecords = recordsOf(cities, { kind: cityAdmin.slug, noun: 'city', shownAs: 'prices' });

type CarVerbs = RecordVerbs<Car, z.output<typeof carInput>, z.output<typeof carUpdate>>;
type CityVerbs = RecordVerbs<City, z.output<typeof cityInput>, z.output<typeof cityUpdate>>;

/** Storing a car, with the index's refusal in words: two at once may both have looked before. */
async function refuseTaken(storing: Promise<Car>): Promise<Car> {
  return await storing.catch((error: unknown) => {
    if (!isDuplicate(error, 'cars_vehicle_id')) throw error;
    const message = carAdmin.texts.taken;
    throw new AppError('conflict', message, { errors: [{ field: 'vehicleId', message }] });
  });
}

function carVerbs(db: Db): CarVerbs {
  const verbs: CarVerbs = recordVerbs(db, carRecords, {
    valuesOf: ({ variant = null, imageUrl = null, description = null, ...car }) => ({
      ...car,
      variant,
      imageUrl,
      description,
      isSample: false,
    }),
  });
  return {
    ...verbs,
    create: (...call) => refuseTaken(verbs.create(...call)),
    change: (...call) => refuseTaken(verbs.change(...call)),
  };
}

function cityVerbs(db: Db): CityVerbs {
  return recordVerbs(db, cityRecords, {
    valuesOf: ({ description = null, ...city }) => ({ ...city, description, isSample: false }),
    check: (city) => {
      const message = faultOfAdjustment(city);
      if (message) throw invalidInput([{ field: 'priceAdjustment', message }]);
    },
  });
}

/** How staff keep the price list and the cities (document 3, section 7). */
export function registerPriceList(api: Api, db: Db): void {
  const { records: carPath } = carAdmin.paths;
  const { records: cityPath } = cityAdmin.paths;
  const carDoor = { path: carPath, permission, input: carInput, update: carUpdate };
  const cityDoor = { path: cityPath, permission, input: cityInput, update: cityUpdate };
  registerRecordRoutes(api, carDoor, carVerbs(db));
  registerRecordRoutes(api, cityDoor, cityVerbs(db));
}
