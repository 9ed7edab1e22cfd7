import { isDeepStrictEqual } from 'node:util';
import { checkCoverage } from '#contract/on-road/coverage.ts';
import { listLineChanges } from '#contract/on-road/line-changes.ts';
import { taxpayers } from '#contract/on-road/tariff-lines.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import {
  type NonFilerLimit,
  type SamplePriceChange,
  type TariffReview,
  tariffAdmin,
} from '#contract/on-road/tariffs-admin.ts';
import { type Car, carLabel } from '#contract/prices/pricing.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { listActiveCars } from '#server/resources/pricing/list.ts';
import { toTariffCar } from '#server/resources/quotes/on-road.ts';
import { sumCharges } from './calculate-on-road.ts';
import { needsOtherAccount } from './publish.ts';
import { findVersion, findVersionInForce } from './read.ts';

/** Finds the cheapest, the middle and the most expensive car; fewer if there are fewer. */
function chooseSampleCars<Priced extends Pick<Car, 'basePrice'>>(
  cars: readonly Priced[],
): Priced[] {
  const byPrice = cars.toSorted((a, b) => a.basePrice - b.basePrice);
  const last = byPrice.length - 1;
  const places = new Set([0, Math.floor(last / 2), last]);
  return byPrice.filter((_, index) => places.has(index));
}

const compareCar = (
  car: Car,
  { before, after }: { before: TariffVersion | null; after: TariffVersion },
): SamplePriceChange[] =>
  taxpayers.map((taxpayer) => ({
    car: carLabel(car),
    taxpayer,
    before: before && sumCharges(before, toTariffCar(car), taxpayer),
    after: sumCharges(after, toTariffCar(car), taxpayer),
  }));

const readLimit = (version: TariffVersion | null): NonFilerLimit => ({
  nonFilerLimit: version?.nonFilerLimit ?? null,
  nonFilerLimitFrom: version?.nonFilerLimitFrom ?? null,
});

/** Compares the limits for non-filers; null if they are equal. */
function compareLimits(before: TariffVersion | null, after: TariffVersion): TariffReview['limit'] {
  const limit = { before: readLimit(before), after: readLimit(after) };
  return isDeepStrictEqual(limit.before, limit.after) ? null : limit;
}

/**
 * Finds the first day after a draft on which no version would be in force once the draft is published. The version
 * `before` is ignored, because it ends where the draft begins.
 */
async function findUncoveredDay(
  db: Db,
  { jurisdiction, until }: TariffVersion,
  before: TariffVersion | null,
): Promise<string | null> {
  if (until === null) return null;
  const next = await findVersionInForce(db, { jurisdiction, day: until });
  return next && next._id !== before?._id ? null : until;
}

/**
 * Builds the review of a draft: what publishing it would change. Throws 'not-found', and a conflict unless it is a
 * draft.
 */
export async function reviewDraft(db: Db, id: string, username: string): Promise<TariffReview> {
  const draft = await findVersion(db, id);
  if (draft.status !== 'draft') throw new AppError('conflict', tariffAdmin.texts.notDraft);
  const { jurisdiction, from } = draft;
  const [before, cars, needsOther] = await Promise.all([
    findVersionInForce(db, { jurisdiction, day: from }),
    listActiveCars(db),
    needsOtherAccount(db, draft, username),
  ]);
  const { faults, unlisted } = checkCoverage(draft);
  return {
    faults,
    unlistedFaults: unlisted,
    replaces: before?.label ?? null,
    changes: listLineChanges(before?.lines ?? [], draft.lines),
    limit: compareLimits(before, draft),
    endsWithout: await findUncoveredDay(db, draft, before),
    samples: chooseSampleCars(cars).flatMap((car) => compareCar(car, { before, after: draft })),
    needsOtherAccount: needsOther,
  };
}
