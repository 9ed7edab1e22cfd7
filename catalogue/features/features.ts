import { models } from '../models/models.ts';
import type { Decoration } from '../pictures/decorations.ts';
import { type SoldVehicle, type VehicleSlug, vehicles } from '../vehicles.ts';
import { appControl, comfort, safety, tech, ui } from './cabin-features.ts';
import { charging, drivingModes, steering, transmission, wheels } from './driving-features.ts';

/** The pages that models' features link to: docs/spec/models.md#features. */
export const featureSlugs = [
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
] as const;

export type FeatureSlug = (typeof featureSlugs)[number];

/** A figure of one model: docs/spec/models.md#facts. */
interface FeatureFigure {
  vehicle: VehicleSlug;
  value: string;
  unit?: string;
  label: string;
}

/**
 * A page about one feature. Its texts explain the feature in general and claim nothing about a model;
 * only the figures do.
 */
export interface Feature {
  slug: FeatureSlug;
  name: string;
  headline: string;
  /** For search engines, 40 to 170 characters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** What to try and to ask on a test drive. */
  tries: readonly string[];
  figures: readonly FeatureFigure[];
  /** The picture at the top of the page. */
  picture: Decoration;
}

const features: Record<FeatureSlug, Feature> = {
  tech,
  transmission,
  charging,
  comfort,
  wheels,
  safety,
  'app-control': appControl,
  'driving-modes': drivingModes,
  steering,
  ui,
};

/** The ten features, in the order of `featureSlugs`. */
export const allFeatures: readonly Feature[] = featureSlugs.map((slug) => features[slug]);

/** Finds a feature by the slug of its page. */
export function findFeatureBySlug(slug: string): Feature | undefined {
  return allFeatures.find((feature) => feature.slug === slug);
}

/** A model's part of a feature page: its own text about the feature, and its figures. */
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
