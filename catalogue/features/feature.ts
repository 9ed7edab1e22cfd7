import type { Decoration } from '../pictures/decorations.ts';
import type { VehicleSlug } from '../vehicles.ts';

/** The pages that models' features lead to (document 1, section 2). */
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

/** A documented figure of one model (document 1, section 9). */
export interface FeatureFigure {
  vehicle: VehicleSlug;
  value: string;
  unit?: string;
  label: string;
}

/**
 * A page on one feature of cars. Its texts explain the feature in general and claim nothing of a
 * model; what a model has of it is in the figures alone.
 */
export interface Feature {
  slug: FeatureSlug;
  name: string;
  headline: string;
  /** For search engines, 40 to 170 characters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** What to try and to ask in the car, on a test drive. */
  tries: readonly string[];
  figures: readonly FeatureFigure[];
  /** What its first view shows. */
  picture: Decoration;
}
