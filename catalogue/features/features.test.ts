import { describe, expect, it } from 'vitest';
import { models } from '../models/models.ts';
import { vehicles } from '../vehicles.ts';
import { allFeatures, findFeatureBySlug, listModelsWithFeature } from './features.ts';

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

describe.each(allFeatures)('$slug', (feature) => {
  it('lists every model that links to it, with all of its entries', () => {
    const listed = listModelsWithFeature(feature);
    for (const { slug } of vehicles) {
      const { tech, comfort, safety } = models[slug].features;
      const linked = [...tech, ...comfort, ...safety].filter((f) => f.learnMore === feature.slug);
      const found = listed.find(({ vehicle }) => vehicle.slug === slug);
      expect(found?.entries ?? []).toEqual(linked);
    }
  });

  it('has at least one model, and shows each of its figures once', () => {
    const listed = listModelsWithFeature(feature);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.flatMap(({ figures }) => figures)).toHaveLength(feature.figures.length);
  });
});

it('begins with the given model, if that has the feature', () => {
  const [steering] = allFeatures.filter(({ slug }) => slug === 'steering');
  const [wheels] = allFeatures.filter(({ slug }) => slug === 'wheels');
  if (!steering || !wheels) throw new Error('There is no such feature');
  const slugs = listModelsWithFeature(steering, 'tank-500').map(({ vehicle }) => vehicle.slug);
  expect(slugs[0]).toBe('tank-500');
  expect(slugs).toHaveLength(8);
  const wheeled = listModelsWithFeature(wheels, 'tank-500').map(({ vehicle }) => vehicle.slug);
  expect(wheeled).toEqual(['haval-h6', 'haval-jolion']);
});
