import { data } from 'react-router';
import { allFeatures, featureBySlug } from '#catalogue/features/registry.ts';
import { FeatureFigures } from '../features/feature-figures.tsx';
import { FeatureHero } from '../features/feature-hero.tsx';
import { FeatureParts } from '../features/feature-parts.tsx';
import { FeatureTries } from '../features/feature-tries.tsx';
import { NextFeature } from '../features/next-feature.tsx';
import { NothingHere, nothingHereMeta } from '../layout/nothing-here.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/feature.ts';

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const { feature } = loaderData ?? {};
  if (!feature) return nothingHereMeta(matches, location.pathname);
  const { slug, name, description } = feature;
  return pageMeta(matches, { title: name, description, path: `/features/${slug}` });
};

/** One feature and the name of the next; 404 for a slug that is none of the ten. */
export function loader({ params }: Route.LoaderArgs) {
  const feature = featureBySlug(params.feature);
  if (!feature) return data({ feature: undefined, next: undefined }, { status: 404 });
  const next = allFeatures[(allFeatures.indexOf(feature) + 1) % allFeatures.length];
  return { feature, next: next && { slug: next.slug, name: next.name } };
}

export default function FeaturePage({ loaderData: { feature, next } }: Route.ComponentProps) {
  if (!feature) return <NothingHere />;
  return (
    <article key={feature.slug}>
      <FeatureHero feature={feature} />
      <FeatureParts feature={feature} />
      <FeatureFigures feature={feature} />
      <FeatureTries feature={feature} />
      {next && <NextFeature {...next} />}
    </article>
  );
}
