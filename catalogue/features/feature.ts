import type { Decoration } from '../pictures/decorations.ts';
import type { VehicleSlug } from '../vehicles.ts';

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
export interface FeatureFigure {
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
