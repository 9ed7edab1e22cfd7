import { describe, expect, it } from 'vitest';
import { allFeatures, findFeatureBySlug } from './registry.ts';

it('has the ten prescribed features, found by slug only', () => {
  expect(allFeatures.map(({ slug }) => slug)).toEqual([
    'tech',
    'transmission',
    'charging',
    'comfort',
    'wheels',
    'safety',
    'app-control',
    'driving-modes',
    'steering',
    'ui',
  ]);
  expect(findFeatureBySlug('warp-drive')).toBeUndefined();
  expect(findFeatureBySlug('constructor')).toBeUndefined();
});

/** The figures of docs/spec/models.md#facts that a feature page may show, as 'model value unit'. */
const documented = [
  'haval-h6 14.6 inch',
  'haval-h6 19 inch',
  'haval-h6 50 W',
  'haval-h6-hev 530 Nm',
  'haval-h6-phev 760 Nm',
  'haval-h6-phev 3.3 kW',
  'haval-h6-phev 100 km',
  'haval-h6-phev 1000 km',
  'haval-jolion 12.3 inch',
  'haval-jolion 18 inch',
  'haval-jolion 337 L',
  'haval-jolion-hev 375 Nm',
  'ora-03 400 km',
  'ora-07 640 km',
  'tank-500 648 Nm',
];

describe.each(allFeatures)('$slug', (feature) => {
  it('is found by its slug and has everything that its page shows', () => {
    expect(findFeatureBySlug(feature.slug)).toBe(feature);
    expect(feature.parts).toHaveLength(3);
    expect(feature.tries).toHaveLength(3);
    expect(feature.description.length).toBeGreaterThanOrEqual(40);
    expect(feature.description.length).toBeLessThanOrEqual(170);
  });

  it('shows prescribed figures only', () => {
    const shown = feature.figures.map(({ vehicle, value, unit }) => `${vehicle} ${value} ${unit}`);
    expect(shown.filter((figure) => !documented.includes(figure))).toEqual([]);
  });
});
