import type { SoldVehicle } from '../find-vehicle.ts';
import { models } from '../models/models.ts';
import { type VehicleSlug, vehicles } from '../vehicles.ts';
import type { Feature, FeatureFigure } from './feature.ts';

/** What a model has of a feature: its own words about it, and its figures. */
export interface ModelWithFeature {
  vehicle: SoldVehicle;
  entries: readonly { title: string; description: string }[];
  figures: readonly FeatureFigure[];
}

/** The models that have a feature, in the order of the catalogue, with `first` before the others. */
export function listModelsWithFeature(feature: Feature, first?: VehicleSlug): ModelWithFeature[] {
  const found = vehicles.flatMap((vehicle) => {
    const { tech, comfort, safety } = models[vehicle.slug].features;
    const entries = [...tech, ...comfort, ...safety].filter(
      ({ learnMore }) => learnMore === feature.slug,
    );
    const figures = feature.figures.filter((figure) => figure.vehicle === vehicle.slug);
    return entries.length + figures.length > 0 ? [{ vehicle, entries, figures }] : [];
  });
  const isFirst = ({ vehicle }: ModelWithFeature) => vehicle.slug === first;
  return [...found.filter(isFirst), ...found.filter((model) => !isFirst(model))];
}
