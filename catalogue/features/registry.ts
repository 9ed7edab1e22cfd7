import { appControl } from './app-control.ts';
import { charging } from './charging.ts';
import { comfort } from './comfort.ts';
import { drivingModes } from './driving-modes.ts';
import { type Feature, type FeatureSlug, featureSlugs } from './feature.ts';
import { safety } from './safety.ts';
import { steering } from './steering.ts';
import { tech } from './tech.ts';
import { transmission } from './transmission.ts';
import { ui } from './ui.ts';
import { wheels } from './wheels.ts';

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
