import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricedBookings } from '#tests/support/priced-bookings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  staff = await test.signIn(['vehicle-bookings']);
});
afterAll(() => test.close());

const { setPrices, book } = pricedBookings(
  () => test,
  () => staff,
);

const calculate = async (carId: string | undefined, cityId: string | undefined) => {
  const url = '/api/price-calculator/calculate';
  const payload = { carId, cityId };
  return (await test.call({ method: 'POST', url, payload })).json().data.pricing;
};

/** The rule in integers: thousandths of a percent of the price, rounded half up, never below 0. */
function computePrice(base: number, type: 'fixed' | 'percentage', thousandths: number) {
  const floorDiv = (a: bigint, b: bigint) => (a >= 0n || a % b === 0n ? a / b : a / b - 1n);
  const adjustment =
    type === 'fixed'
      ? BigInt(thousandths)
      : floorDiv(BigInt(base) * BigInt(thousandths) * 2n + 100_000n, 200_000n);
  const sum = BigInt(base) + adjustment;
  return { cityAdjustment: Number(adjustment), finalPrice: Number(sum > 0n ? sum : 0n) };
}

describe('the calculator and a booking', () => {
  const price = fc.record({
    base: fc.oneof(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 0, max: 1e12 - 1 })),
    type: fc.constantFrom('fixed' as const, 'percentage' as const),
    thousandths: fc.oneof(
      fc.integer({ min: -2_000, max: 2_000 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
    ),
  });
  const examples: [{ base: number; type: 'percentage'; thousandths: number }][] = [
    // 12,345.678 and 0.5 round up; -0.5 rounds up to 0.
    [{ base: 12_345_678, type: 'percentage', thousandths: 100 }],
    [{ base: 50, type: 'percentage', thousandths: 1_000 }],
    [{ base: 50, type: 'percentage', thousandths: -1_000 }],
    // In floating point this is just below the half.
    [{ base: 1_095_000, type: 'percentage', thousandths: 470 }],
    [{ base: 10_000_000, type: 'percentage', thousandths: -150_000 }],
    // Sixteen digits before the rounding: a division would be cut off.
    [{ base: 999_999_999_999, type: 'percentage', thousandths: 999_999 }],
  ];

  it('give the same price, exact to the rupee', async () => {
    await fc.assert(
      fc.asyncProperty(price, async ({ base, type, thousandths }) => {
        const priceAdjustment = type === 'fixed' ? thousandths : thousandths / 1000;
        const cityRow = { adjustmentType: type, priceAdjustment };
        const { carIds, cityIds } = await setPrices([{ basePrice: base }], [cityRow]);
        const expected = computePrice(base, type, thousandths);
        expect(await calculate(carIds[0], cityIds[0])).toEqual({ basePrice: base, ...expected });
        const booking = await book({ selectedVehicle: 'H6 1.5', selectedCity: 'Karachi' });
        expect(booking).toMatchObject({ basePrice: base, finalPrice: expected.finalPrice });
      }),
      { numRuns: 60, examples },
    );
  });
});
