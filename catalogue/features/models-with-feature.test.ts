import { describe, expect, it } from 'vitest';
import { models } from '../models/models.ts';
import { vehicles } from '../vehicles.ts';
import { listModelsWithFeature } from './models-with-feature.ts';
import { allFeatures } from './registry.ts';

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
