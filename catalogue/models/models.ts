import type { FeatureSlug } from '../features/features.ts';
import type { VehicleSlug } from '../vehicles.ts';
import { havalH6 } from './haval-h6.ts';
import { havalH6Hev } from './haval-h6-hev.ts';
import { havalH6Phev } from './haval-h6-phev.ts';
import { havalJolion } from './haval-jolion.ts';
import { havalJolionHev } from './haval-jolion-hev.ts';
import { ora03 } from './ora-03.ts';
import { ora07 } from './ora-07.ts';
import { tank500 } from './tank-500.ts';

/** Icons of figures. */
export type SpecIcon =
  | 'screen'
  | 'wheel'
  | 'charging'
  | 'torque'
  | 'power'
  | 'engine'
  | 'range'
  | 'battery'
  | 'modes'
  | 'luggage'
  | 'acceleration'
  | 'warranty';

/** A figure of a model. Only figures of docs/spec/models.md#facts are allowed. */
export interface Spec {
  icon: SpecIcon;
  value: string;
  label: string;
  /** A shorter label for cards, where three figures stand side by side. */
  cardLabel?: string;
}

export interface Feature {
  title: string;
  description: string;
  /** The page that explains the feature. */
  learnMore: FeatureSlug;
}

/** A close-up with its text. */
export interface Highlight<Shot extends string> {
  shot: Shot;
  title: string;
  text: string;
}

export type ExteriorShot = 'designed' | 'confidence' | 'peaceMind' | 'sophistication';
export type InteriorShot = 'comfortSeats' | 'infotainment' | 'drivingExperience' | 'soundSystem';

/** The texts of a model's page. Name, brand, colors and prices are elsewhere. */
export interface Model {
  tagline: string;
  heading: string;
  description: string;
  exteriorHeading: string;
  exteriorText: string;
  exterior: readonly Highlight<ExteriorShot>[];
  interiorHeading: string;
  interiorDescription: string;
  interior: readonly Highlight<InteriorShot>[];
  footerText: string;
  /** The first three are shown in the hero. */
  specs: readonly [Spec, ...Spec[]];
  features: { tech: readonly Feature[]; comfort: readonly Feature[]; safety: readonly Feature[] };
  related: readonly VehicleSlug[];
}

/** The texts of each model's page. */
export const models: Record<VehicleSlug, Model> = {
  'haval-h6': havalH6,
  'haval-h6-hev': havalH6Hev,
  'haval-h6-phev': havalH6Phev,
  'haval-jolion': havalJolion,
  'haval-jolion-hev': havalJolionHev,
  'ora-03': ora03,
  'ora-07': ora07,
  'tank-500': tank500,
};
