import type { FeatureSlug } from '../features/feature.ts';
import type { VehicleSlug } from '../vehicles.ts';

/** The drawings that stand before a figure. */
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

/** A figure of a model. Every one is in the documents (document 1, section 9). */
export interface Spec {
  icon: SpecIcon;
  value: string;
  label: string;
}

export interface Feature {
  title: string;
  description: string;
  /** The page that explains it. */
  learnMore: FeatureSlug;
}

/** What a close-up shows; the names are the documents' (document 1, section 3). */
export interface Highlight<Shot extends string> {
  shot: Shot;
  title: string;
  text: string;
}

export type ExteriorShot = 'designed' | 'confidence' | 'peaceMind' | 'sophistication';
export type InteriorShot = 'comfortSeats' | 'infotainment' | 'drivingExperience' | 'soundSystem';

/** What a model's page says. Name, brand, colours and prices are kept elsewhere. */
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
  /** The first three stand in the first view. */
  specs: readonly [Spec, ...Spec[]];
  features: { tech: readonly Feature[]; comfort: readonly Feature[]; safety: readonly Feature[] };
  related: readonly VehicleSlug[];
}
