import type { Fault } from './fault.ts';

/** Faults in prices, tariffs, quotes and instalments. */
export const priceFaults: readonly Fault[] = [
  {
    promise: 'A tariff line ends one cc below the engine size where the next one begins',
    file: 'contract/on-road/match-line.ts',
    find: 'value.from >= end',
    replace: 'value.from > end',
    caughtBy: 'server/resources/seed/tariffs/tariffs.test.ts',
    test: 's. 231B: 1001 cc pays PKR 135000',
  },
  {
    promise: 'A car whose fuel is not known gets no figure for a line that depends on it',
    file: 'contract/on-road/match-line.ts',
    find: "  if (value === null) return 'unknown';\n  return wanted",
    replace: "  if (value === null) return 'no';\n  return wanted",
    caughtBy: 'server/resources/seed/tariffs/tariffs.test.ts',
    test: 'tax on imported cars: due once, without a figure',
  },
  {
    promise: 'An instalment is rounded to the nearest rupee',
    file: 'contract/finance/instalments.ts',
    find: 'const payment = Math.round(exact);',
    replace: 'const payment = Math.floor(exact);',
    caughtBy: 'contract/finance/instalments.test.ts',
    test: '11.78 %, Islamic',
  },
  {
    promise: 'A car of exactly 1,000 cc counts as small and gets the longer term',
    file: 'contract/finance/instalments.ts',
    find: 'engineCc <= 1_000',
    replace: 'engineCc < 1_000',
    caughtBy: 'contract/finance/instalments.test.ts',
    test: 'the longest term of 1000 cc, petrol is 60 months',
  },
  {
    promise: 'A non-filer may buy a car that costs exactly the limit',
    file: 'server/resources/tariffs/calculate-on-road.ts',
    find: 'car.exFactory > federal.nonFilerLimit',
    replace: 'car.exFactory >= federal.nonFilerLimit',
    caughtBy: 'tests/api/quotes.test.ts',
    test: 'may be of a non-filer’s car that costs exactly the limit, and of none a rupee above',
  },
  {
    promise: 'A quote keeps its sum when prices change later',
    file: 'server/resources/quotes/list.ts',
    find: '  return {\n    ...chooseNotes(frozen, language),',
    replace: `  const { cars } = await import('#server/resources/pricing/schema.ts');
  const [car] = await db.select().from(cars).where(eq(cars.vehicleId, chosen.vehicleId));
  return {
    ...chooseNotes(frozen, language),
    exFactory: car?.basePrice ?? frozen.exFactory,`,
    caughtBy: 'tests/api/quotes.test.ts',
    test: 'changes no quote: tariffs, prices, freight or facts of the car',
  },
];
