import { expect, it } from 'vitest';
import { listMissingFacts, listSampleFacts } from './car-fact-fields.tsx';

const none = {
  fuel: null,
  origin: null,
  engineCc: null,
  batteryKwh: null,
  litresPer100Km: null,
  kwhPer100Km: null,
};

it.each([
  [{}, ['fuel', 'engine', 'origin', 'petrol consumption']],
  [{ fuel: 'bev', origin: 'imported' }, ['battery', 'power consumption']],
  [{ fuel: 'bev', origin: 'local', batteryKwh: 47.8, kwhPer100Km: 16.5 }, []],
  [
    { fuel: 'phev', engineCc: 1_499 },
    ['battery', 'origin', 'petrol consumption', 'power consumption'],
  ],
  [{ fuel: 'petrol', origin: 'local', engineCc: 1_499, litresPer100Km: 7.5 }, []],
] as const)('a car with %j lacks %j', (facts, missing) => {
  expect(listMissingFacts({ ...none, ...facts })).toEqual(missing);
});

it('sample facts are named in one order, whatever the order in which they are kept', () => {
  expect(listSampleFacts({ sampleFacts: ['kwhPer100Km', 'engineCc', 'fuel'] })).toEqual([
    'fuel',
    'engine',
    'power consumption',
  ]);
  expect(listSampleFacts({ sampleFacts: [] })).toEqual([]);
});
