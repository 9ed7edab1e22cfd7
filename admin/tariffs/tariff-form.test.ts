import { expect, it } from 'vitest';
import {
  chargeLabels,
  type TariffCharge,
  type TariffLine,
} from '#contract/on-road/tariff-lines.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import { z } from '#contract/zod.ts';
import { anyCar, makeDraft } from '#tests/support/tariff-drafts.ts';
import { describeCars, describeFigure } from './lines/line-words.ts';
import {
  buildChargeDefaults,
  makeLine,
  parseScaled,
  parseTyped,
  tariffSchema,
  toTariffValues,
} from './tariff-form.ts';

const version = (fields: Partial<TariffVersion> = {}) =>
  ({ ...makeDraft(), sources: [], ...fields }) as TariffVersion;

const findErrors = (values: object) =>
  z
    .safeParse(tariffSchema, values)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('stored lines go through the form unchanged', () => {
  const lines: TariffLine[] = [
    anyCar,
    { ...anyCar, engineFrom: 1_301, engineBelow: 1_601, taxpayer: 'non-atl', rateBp: 29 },
    { ...anyCar, engineFrom: 0, engineBelow: 1, origin: 'imported', rateBp: 1_275 },
    { ...anyCar, fuels: ['petrol', 'bev'], batteryFrom: 50_001, batteryBelow: 87_654 },
    { ...anyCar, rateBp: 1.1 },
    { ...anyCar, rateBp: null, amount: 450_000, valueFrom: 5_000_000, valueBelow: 7_000_001 },
    { ...anyCar, rateBp: null, isIncluded: true, isAdjustable: true, confidence: 'low' },
  ];
  const sources = [{ title: 'The gazette', url: 'https://example.org/gazette' }];
  const stored = version({ lines, sources, until: '2028-07-01', note: 'Checked', checkedOn: null });
  const { lines: sent, ...fields } = z.parse(tariffSchema, toTariffValues(stored));
  expect(sent).toEqual(lines);
  expect(fields).toMatchObject({ sources, until: '2028-07-01', note: 'Checked', checkedOn: null });
});

it('a line is typed with its last size, its rate in percent and its battery in kilowatt-hours', () => {
  const typed = {
    ...makeLine('PK-PB'),
    engineFrom: '1,301',
    engineBelow: '1600',
    batteryFrom: '47.85',
    rateBp: '1.25 %',
    legalRef: 'A law',
  };
  const { lines } = z.parse(tariffSchema, { ...toTariffValues(version()), lines: [typed] });
  expect(lines).toMatchObject([
    { engineFrom: 1_301, engineBelow: 1_601, batteryFrom: 47_850, rateBp: 125, amount: null },
  ]);
});

it.each([
  [{ engineFrom: 'many' }, 'lines.0.engineFrom', 'The engine size must be a whole number'],
  [{ rateBp: '1.2555' }, 'lines.0.rateBp', /3 decimals of a percent at most/],
  [{ rateBp: '1,001' }, 'lines.0.rateBp', /at most 1,000 %/],
  [{ rateBp: '-1' }, 'lines.0.rateBp', /at least 0/],
  [{ rateBp: '1', amount: '5' }, 'lines.0.amount', 'A line has a rate or an amount, not both'],
  [
    { engineFrom: '1600', engineBelow: '1300' },
    'lines.0.engineBelow',
    'The range is empty: its end must be above its start',
  ],
])('a line with %j is refused at its field', (fields, path, message) => {
  const line = { ...makeLine('PK-PB'), legalRef: 'A law', ...fields };
  expect(findErrors({ ...toTariffValues(version()), lines: [line] })).toEqual([
    [path, typeof message === 'string' ? message : expect.stringMatching(message)],
  ]);
});

it('a new line follows the one before it, without its range and figure', () => {
  const before = { ...makeLine('PK'), charge: 'cvt', taxpayer: 'atl', rateBp: '1', legalRef: 'A' };
  expect(makeLine('PK', before)).toMatchObject({
    charge: 'cvt',
    taxpayer: 'atl',
    legalRef: 'A',
    rateBp: '',
  });
});

it.each([
  ['PK', { charge: 'wht-231b', due: 'delivery', isAdjustable: true }],
  ['PK-PB', { charge: 'registration', due: 'registration', isAdjustable: false }],
])('the first line of %s has the label and the due time of its charge', (jurisdiction, fields) => {
  const label = chargeLabels[fields.charge as TariffCharge];
  expect(makeLine(jurisdiction)).toMatchObject({ ...fields, label, legalRef: '' });
});

it('another charge has its own label, due time and set-off, and no law yet', () => {
  expect(buildChargeDefaults('token')).toEqual({
    label: 'Token tax',
    due: 'yearly',
    isAdjustable: false,
    isIncluded: false,
    legalRef: '',
    confidence: 'low',
  });
  expect(buildChargeDefaults('income-234')).toMatchObject({ due: 'yearly', isAdjustable: true });
});

it.each<[Partial<TariffLine>, string, string]>([
  [{}, 'All cars', '1 %'],
  [{ engineBelow: 851, rateBp: 50 }, 'All cars · up to 850 cc', '0.5 %'],
  [
    { engineFrom: 1_301, engineBelow: 1_601, fuels: ['petrol', 'diesel', 'hev', 'phev'] },
    'All but electric · 1,301–1,600 cc',
    '1 %',
  ],
  [{ engineFrom: 3_001, taxpayer: 'non-atl' }, 'All cars · 3,001 cc and more · Non-filer', '1 %'],
  [
    { fuels: ['bev'], batteryFrom: 50_001, valueFrom: 5_000_000, rateBp: 125, isIncluded: true },
    'Electric · from 50.001 kWh · from PKR 5,000,000',
    '1.25 %, in the price',
  ],
  [{ origin: 'imported', rateBp: null, amount: 450_000 }, 'All cars · Imported', 'PKR 450,000'],
  [{ rateBp: null }, 'All cars', 'Not known'],
  [{ rateBp: 1.1 }, 'All cars', '0.011 %'],
  [{ rateBp: 0, base: 'ex-factory-and-freight' }, 'All cars', '0 %, with freight'],
])('the line %j reads as %s: %s', (fields, cars, figure) => {
  expect(describeCars({ ...anyCar, ...fields })).toBe(cars);
  expect(describeFigure({ ...anyCar, ...fields })).toBe(figure);
});

it('typed numbers may have separators; blank ones are null', () => {
  expect(['', ' ', '9,00,000', '1 000', '1.25 %'].map(parseTyped)).toEqual([
    null,
    null,
    900_000,
    1_000,
    1.25,
  ]);
  expect(['some', '45.000', '1.250.000', '1,5'].map(parseTyped)).toEqual([NaN, NaN, NaN, NaN]);
  expect(parseScaled('1.125', 100)).toBe(112.5);
  expect(parseScaled('1.1', 100)).toBe(110);
});
