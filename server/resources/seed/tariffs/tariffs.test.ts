import { describe, expect, it } from 'vitest';
import type { Province } from '#contract/on-road/jurisdictions.ts';
import {
  calculate,
  car,
  describeDue,
  electricCar,
  findLine,
  lastYear,
  tariffs,
  thisYear,
  withEngine,
} from '#tests/support/sample-on-road.ts';

const bothYears = [lastYear, thisYear];
const non = { taxpayer: 'non-atl' } as const;

/** The yearly or one-time token of an engine, as `describeDue` formats it. */
const token = (province: Province, engineCc: number, date: string) =>
  describeDue('token', { ...withEngine(engineCc), province, date });
const electricToken = (province: Province, batteryWh: number, date: string) =>
  describeDue('token', { car: electricCar(batteryWh), province, date });

describe.each(bothYears)('the federation on %s', (date) => {
  it.each([
    [850, 45_000, 135_000],
    [851, 90_000, 270_000],
    [1_000, 90_000, 270_000],
    [1_001, 135_000, 405_000],
    [1_300, 135_000, 405_000],
    [1_301, 180_000, 540_000],
    [1_600, 180_000, 540_000],
    [1_601, 270_000, 810_000],
    [1_800, 270_000, 810_000],
    [1_801, 450_000, 1_350_000],
    [2_000, 450_000, 1_350_000],
    [2_001, 630_000, 1_890_000],
    [2_500, 630_000, 1_890_000],
    [2_501, 810_000, 2_430_000],
    [3_000, 810_000, 2_430_000],
    [3_001, 1_080_000, 3_240_000],
  ])(
    's. 231B: %i cc pays PKR %i of 9,000,000, a non-filer three times as much',
    (cc, atl, other) => {
      const changes = { ...withEngine(cc), date };
      expect(describeDue('wht-231b', changes)).toBe(`${atl} delivery`);
      expect(findLine('wht-231b', { ...changes, ...non })?.amount).toBe(other);
    },
  );

  it.each([
    [4_999_999, 0, 0],
    [5_000_000, 150_000, 450_000],
  ])('s. 231B: an electric car of PKR %i pays %i, a non-filer %i', (exFactory, atl, other) => {
    const changes = { car: { ...electricCar(48_000), exFactory }, date };
    expect(findLine('wht-231b', changes)?.amount).toBe(atl);
    expect(findLine('wht-231b', { ...changes, ...non })?.amount).toBe(other);
  });

  it.each([
    [1_000, 800, 1_600],
    [1_001, 1_500, 3_000],
    [1_199, 1_500, 3_000],
    [1_200, 1_750, 3_500],
    [1_299, 1_750, 3_500],
    [1_300, 2_500, 5_000],
    [1_499, 2_500, 5_000],
    [1_500, 3_750, 7_500],
    [1_599, 3_750, 7_500],
    [1_600, 4_500, 9_000],
    [1_999, 4_500, 9_000],
    [2_000, 10_000, 20_000],
  ])('s. 234: %i cc pays PKR %i a year, a non-filer twice as much', (cc, atl, other) => {
    const changes = { ...withEngine(cc), date };
    expect(describeDue('income-234', changes)).toBe(`${atl} yearly`);
    expect(findLine('income-234', { ...changes, ...non })?.amount).toBe(other);
  });

  it('s. 234: what an electric car pays is not known', () => {
    expect(describeDue('income-234', { car: electricCar(48_000), date })).toBe('null yearly');
  });

  it.each([
    ['1,300 cc', withEngine(1_300).car, false],
    ['1,301 cc', withEngine(1_301).car, true],
    ['50 kWh', electricCar(50_000), false],
    ['50.001 kWh', electricCar(50_001), true],
  ])('capital value tax: a car of %s has it in its price or not', (_size, chosen, isDue) => {
    const { lines, notes } = calculate({ car: chosen, date });
    expect(lines.map(({ charge }) => charge)).not.toContain('cvt');
    expect(notes.some((note) => note.startsWith('Capital value tax'))).toBe(isDue);
  });

  it('s. 114C: a non-filer may buy any car, because no day is notified', () => {
    expect(calculate({ ...non, date }).isBarred).toBe(false);
  });
});

describe('Punjab', () => {
  it.each([
    [1_000, 90_000],
    [1_001, 180_000],
    [2_000, 180_000],
    [2_001, null],
  ])('registration: %i cc pays %s; above 2,000 cc sources differ', (cc, amount) => {
    for (const date of bothYears) {
      expect(describeDue('registration', { ...withEngine(cc), date })).toBe(
        `${amount} registration`,
      );
    }
  });

  it.each([
    [lastYear, 1_000, '20000 registration'],
    [lastYear, 1_001, '18000 yearly'],
    [lastYear, 2_000, '18000 yearly'],
    [lastYear, 2_001, '27000 yearly'],
    [thisYear, 1_000, '20000 registration'],
    [thisYear, 1_001, '27000 yearly'],
    [thisYear, 2_000, '27000 yearly'],
    [thisYear, 2_001, '36000 yearly'],
  ])('token on %s: %i cc pays %s', (date, cc, due) => {
    expect(token('PK-PB', cc, date)).toBe(due);
  });

  it.each([
    [lastYear, 53_276, '1000 registration'],
    [lastYear, 53_277, '800 yearly'],
    [lastYear, 106_553, '800 yearly'],
    [lastYear, 106_554, '1200 yearly'],
    [thisYear, 53_276, '1000 registration'],
    [thisYear, 53_277, '1200 yearly'],
    [thisYear, 106_553, '1200 yearly'],
    [thisYear, 106_554, '1600 yearly'],
  ])('token on %s: a battery of %i Wh pays %s, 5 %% of an engine', (date, wattHours, due) => {
    expect(electricToken('PK-PB', wattHours, date)).toBe(due);
  });

  it.each([
    [53_276, 4_000],
    [53_277, 8_000],
    [106_553, 8_000],
    [106_554, null],
  ])('registration: a battery of %i Wh pays %s, 5 %% of an engine', (wattHours, amount) => {
    for (const date of bothYears) {
      const changes = { car: electricCar(wattHours), date };
      expect(findLine('registration', changes)?.amount).toBe(amount);
    }
  });

  it('tax on imported cars: due once, without a figure, so the sum reads from; a local car has none', () => {
    for (const date of bothYears) {
      for (const chosen of [{ ...car, origin: 'imported' as const }, electricCar(48_000)]) {
        expect(describeDue('luxury', { car: chosen, date })).toBe('null registration');
        expect(calculate({ car: chosen, date }).isComplete).toBe(false);
      }
      expect(describeDue('luxury', { date })).toBeUndefined();
      expect(describeDue('luxury', { car: { ...car, origin: null }, date })).toBe(
        'null registration',
      );
    }
  });
});

describe('Sindh', () => {
  const province = 'PK-SD';

  it.each([
    [1_000, 90_000],
    [1_001, 112_500],
    [1_300, 112_500],
    [1_301, 202_500],
    [2_500, 202_500],
    [2_501, 450_000],
  ])('registration: %i cc pays %i', (cc, amount) => {
    for (const date of bothYears) {
      const changes = { ...withEngine(cc), province, date } as const;
      expect(describeDue('registration', changes)).toBe(`${amount} registration`);
    }
  });

  it.each([
    [lastYear, 1_000, '20000 registration'],
    [lastYear, 1_001, 'null yearly'],
    [thisYear, 1_000, '20000 registration'],
    [thisYear, 1_001, '2000 yearly'],
    [thisYear, 1_300, '2000 yearly'],
    [thisYear, 1_301, '4000 yearly'],
    [thisYear, 1_600, '4000 yearly'],
    [thisYear, 1_601, '4500 yearly'],
    [thisYear, 2_000, '4500 yearly'],
    [thisYear, 2_001, '5000 yearly'],
    [thisYear, 2_500, '5000 yearly'],
    [thisYear, 2_501, '7000 yearly'],
  ])('token on %s: %i cc pays %s', (date, cc, due) => {
    expect(token(province, cc, date)).toBe(due);
  });

  it('a filer’s small car pays PKR 800 every year again, because its token is for life', () => {
    for (const date of bothYears) {
      const { lines } = calculate({ ...withEngine(1_000), province, date });
      const yearly = lines.filter(({ due }) => due === 'yearly');
      expect(yearly.map(({ amount }) => amount)).toEqual([800]);
    }
  });

  it.each([
    ['local', 1_499, undefined],
    ['local', 1_500, 25_000],
    ['local', 1_999, 25_000],
    ['local', 2_000, 50_000],
    ['imported', 1_499, undefined],
    ['imported', 1_500, 100_000],
    ['imported', 1_999, 100_000],
    ['imported', 2_000, 275_000],
    ['imported', 2_999, 275_000],
    ['imported', 3_000, 450_000],
  ] as const)('luxury tax: %s with %i cc pays %s', (origin, engineCc, amount) => {
    for (const date of bothYears) {
      const changes = { car: { ...car, origin, engineCc }, province, date } as const;
      expect(findLine('luxury', changes)?.amount).toBe(amount);
    }
  });

  it('of an electric car only the number plates have a figure', () => {
    for (const date of bothYears) {
      const { lines } = calculate({ car: electricCar(48_000), province, date });
      const own = lines.filter(({ charge }) =>
        ['registration', 'token', 'luxury', 'plates'].includes(charge),
      );
      expect(own.map(({ charge, amount }) => [charge, amount])).toEqual([
        ['registration', null],
        ['token', null],
        ['luxury', null],
        ['plates', 2_450],
      ]);
    }
  });
});

describe('Islamabad', () => {
  const province = 'PK-IS';

  it.each([
    [999, 90_000],
    [1_000, 180_000],
    [1_999, 180_000],
    [2_000, 360_000],
  ])('registration: %i cc pays %i', (cc, amount) => {
    for (const date of bothYears) {
      const changes = { ...withEngine(cc), province, date } as const;
      expect(describeDue('registration', changes)).toBe(`${amount} registration`);
    }
  });

  it.each([
    [lastYear, 1_000, 'null yearly'],
    [lastYear, 1_499, 'null yearly'],
    [thisYear, 1_000, '20000 registration'],
    [thisYear, 1_001, '22500 yearly'],
    [thisYear, 2_000, '22500 yearly'],
    [thisYear, 2_001, '31500 yearly'],
  ])('token on %s: %i cc pays %s', (date, cc, due) => {
    expect(token(province, cc, date)).toBe(due);
  });

  it('electric cars were exempt; whether they still are is not known from 1 July 2026 on', () => {
    const read = (date: string) =>
      (['registration', 'token'] as const).map(
        (charge) => findLine(charge, { car: electricCar(48_000), province, date })?.amount,
      );
    expect(read(lastYear)).toEqual([0, 0]);
    expect(read(thisYear)).toEqual([null, null]);
  });
});

describe('Khyber Pakhtunkhwa', () => {
  const province = 'PK-KP';
  const firstDay = '2025-07-01';

  it.each([
    [1_300, 90_000],
    [1_301, 180_000],
    [2_500, 180_000],
    [2_501, 360_000],
  ])('registration: %i cc pays %i', (cc, amount) => {
    const changes = { ...withEngine(cc), province } as const;
    expect(describeDue('registration', changes)).toBe(`${amount} registration`);
  });

  it.each([
    [1_000, '2000 yearly'],
    [1_001, '3000 yearly'],
    [1_300, '3000 yearly'],
    [1_301, '4000 yearly'],
    [1_500, '4000 yearly'],
    [1_501, '5000 yearly'],
    [2_500, '5000 yearly'],
    [2_501, '8000 yearly'],
  ])('token since 1 July 2025: %i cc pays %s', (cc, due) => {
    for (const date of [firstDay, thisYear]) expect(token(province, cc, date)).toBe(due);
  });

  it('an electric car pays no token to 30 June 2028; then nothing is known', () => {
    for (const date of [firstDay, '2028-06-30']) {
      expect(electricToken(province, 48_000, date)).toBe('0 yearly');
    }
    expect(electricToken(province, 48_000, '2028-07-01')).toBe('null yearly');
    const registration = findLine('registration', { car: electricCar(48_000), province });
    expect(registration?.amount).toBeNull();
  });
});

describe('Balochistan', () => {
  const province = 'PK-BA';

  it.each([
    [660, '10500 registration'],
    [661, '12000 registration'],
    [1_000, '12000 registration'],
    [1_001, '1400 yearly'],
    [1_500, '1400 yearly'],
    [1_501, '1700 yearly'],
    [2_000, '1700 yearly'],
    [2_001, '2000 yearly'],
  ])('token since 1 July 2025: %i cc pays %s', (cc, due) => {
    for (const date of ['2025-07-01', thisYear]) expect(token(province, cc, date)).toBe(due);
  });

  it('an electric car pays no token from 1 July 2026 to 30 June 2030; before and after nothing is known', () => {
    const read = (date: string) => electricToken(province, 48_000, date);
    expect([lastYear, thisYear, '2030-06-30', '2030-07-01'].map(read)).toEqual([
      'null yearly',
      '0 yearly',
      '0 yearly',
      'null yearly',
    ]);
  });

  it('what registration and plates cost is not known', () => {
    for (const date of bothYears) {
      for (const charge of ['registration', 'plates'] as const) {
        expect(describeDue(charge, { province, date })).toBe('null registration');
      }
    }
  });
});

it.each(['PK-PB', 'PK-IS', 'PK-KP'] as const)('what plates cost in %s is not known', (province) => {
  for (const date of bothYears) {
    expect(describeDue('plates', { province, date })).toBe('null registration');
  }
});

it('plates cost PKR 2,450 in Sindh', () => {
  for (const date of bothYears) {
    expect(describeDue('plates', { province: 'PK-SD', date })).toBe('2450 registration');
  }
});

it('every version is a sample with a source, the day of its check, and a law for each line', () => {
  for (const { label, isSample, sources, checkedOn, lines } of tariffs) {
    expect([isSample, sources.length > 0, checkedOn], label).toEqual([true, true, '2026-11-27']);
    for (const { legalRef } of lines) expect(legalRef, label).not.toBe('');
  }
});
