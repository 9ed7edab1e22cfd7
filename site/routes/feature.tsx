import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import {
  allFeatures,
  type Feature,
  findFeatureBySlug,
  listModelsWithFeature,
} from '#catalogue/features/features.ts';
import { viewPicture } from '#catalogue/pictures/find-picture.ts';
import { findVehicleBySlug, type Vehicle } from '#catalogue/vehicles.ts';
import { pickPhoto } from '#site/vehicles/photo.ts';
import { StudioPicture } from '#site/vehicles/studio-picture.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import * as words from '#words/site/features';
import { BackToModel, buildFeatureLink, fromParameter } from '../features/back-to-model.tsx';
import { FeatureModels, featureModels } from '../features/feature-models.tsx';
import { buildNotFoundMeta, NotFoundContent } from '../layout/error-screen.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/feature.ts';

export const handle = { query: ['from'] };

/** A general explanation of the feature: one sentence, then its parts. */
function FeatureParts({ feature: { lead, parts } }: { feature: Feature }) {
  return (
    <div className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <p className="max-w-5xl text-2xl leading-snug font-medium tracking-tight md:text-4xl md:leading-[1.2]">
        {lead}
      </p>
      <div className="mt-12 grid gap-10 md:mt-24 lg:grid-cols-3">
        {parts.map(({ title, text }) => (
          <section key={title} className="border-t border-graphite-300 pt-5">
            <h2 className="text-xl font-semibold tracking-tight md:text-2xl">{title}</h2>
            <p className="mt-3 max-w-prose text-graphite-700 md:text-lg">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The way back and the feature's name over a close-up. */
function FeatureHero({
  feature: { name, headline, picture },
  from,
}: {
  feature: Feature;
  from: Pick<Vehicle, 'slug' | 'label'> | undefined;
}) {
  return (
    <header className="studio on-dark relative flex flex-col justify-between overflow-clip text-white lg:min-h-[min(60rem,calc(100svh-3.75rem),80vw)]">
      <StudioPicture
        picture={picture}
        isFirstView
        sizes="(width >= 48rem) 70vw, 65vw"
        className="side-picture animate-lights-on"
      />
      <div className="relative px-5 pt-4 md:px-10 md:pt-8 lg:px-16">
        <BackToModel model={from} />
        <h1 className="title-large mt-4 -ms-[0.04em] max-w-[6.5em] md:mt-8">{name}</h1>
      </div>
      <div className="relative order-last max-w-xl px-5 pb-8 md:px-10 md:pb-14 lg:box-content lg:px-16">
        <p className="text-2xl leading-tight font-medium tracking-tight text-balance md:text-4xl">
          {headline}
        </p>
        <a href={`#${featureModels}`} className={buttonClass('outline-on-dark', 'mt-6')}>
          {words.seeModels}
        </a>
      </div>
    </header>
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const { feature } = loaderData ?? {};
  if (!feature) return buildNotFoundMeta(matches, location.pathname);
  const { slug, name, description } = feature;
  return buildPageMeta(matches, { title: name, description, path: `/features/${slug}` });
};

const nothing = { feature: undefined, models: [], from: undefined, next: undefined };

/**
 * The feature, the models that have it, the model that the visitor came from and the name of the next
 * feature; 404 for an unknown slug.
 */
export function loader({ params, request }: Route.LoaderArgs) {
  const feature = findFeatureBySlug(params.feature);
  if (!feature) return data(nothing, { status: 404 });
  const from = findVehicleBySlug(new URL(request.url).searchParams.get(fromParameter));
  const models = listModelsWithFeature(feature, from?.slug).map((model) => ({
    ...model,
    photo: pickPhoto(viewPicture(model.vehicle.slug, 'leftSide')),
  }));
  const next = allFeatures[(allFeatures.indexOf(feature) + 1) % allFeatures.length];
  return { feature, models, from, next: next && { slug: next.slug, name: next.name } };
}

export default function FeaturePage({
  loaderData: { feature, models, from, next },
}: Route.ComponentProps) {
  if (!feature) return <NotFoundContent />;
  return (
    <article key={feature.slug}>
      <FeatureHero feature={feature} from={from} />
      <FeatureParts feature={feature} />
      <FeatureModels models={models} />
      <FeatureTries feature={feature} from={from?.slug} />
      {next && <NextFeature {...next} from={from?.slug} />}
    </article>
  );
}

/** A link to the next feature; from the last one, to the first. */
function NextFeature({
  slug,
  name,
  from,
}: {
  slug: string;
  name: string;
  /** The slug of the model that the visitor came from. */
  from: string | undefined;
}) {
  return (
    <nav aria-label={words.nextFeature} className="studio on-dark text-white">
      <Link
        to={buildFeatureLink(slug, from)}
        className="group flex items-center justify-between gap-6 px-5 py-10 no-underline focus-visible:-outline-offset-4 md:px-10 md:py-16 lg:px-16"
      >
        <span>
          <span className="block text-sm text-graphite-300">{words.next}</span>{' '}
          <span className="mt-1 block text-3xl font-semibold tracking-tight md:text-6xl">
            {name}
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.25}
          className="size-10 shrink-0 transition-transform group-hover:forward-2 md:size-16"
        />
      </Link>
    </nav>
  );
}

/** What to try and to ask on a test drive. */
function FeatureTries({
  feature: { tries },
  from,
}: {
  feature: Feature;
  /** The slug of the model that the visitor came from, which the form preselects. */
  from: string | undefined;
}) {
  const testDrive = from ? `/test-drive?vehicle=${from}` : '/test-drive';
  return (
    <section className="bg-paper-deep px-5 py-16 md:grid md:grid-cols-12 md:gap-x-10 md:px-10 md:py-28 lg:px-16">
      <div className="md:col-span-5">
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.tryIt}</h2>
        <p className="mt-4 max-w-sm text-graphite-700 md:text-lg">{words.tryItText}</p>
        <p className="mt-8 max-md:hidden">
          <ButtonLink to={testDrive}>{words.bookTestDrive}</ButtonLink>
        </p>
      </div>
      <ol className="mt-8 md:col-span-7 md:mt-0 lg:col-span-6 lg:col-start-7">
        {tries.map((text, index) => (
          <li
            key={text}
            className="flex gap-5 border-t border-graphite-300 py-5 last:border-b md:gap-8 md:py-7"
          >
            <span aria-hidden="true" className="tabular text-graphite-600 md:text-xl">
              {index + 1}
            </span>
            <span className="step-words text-lg text-pretty md:text-2xl md:leading-snug">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-8 md:hidden">
        <ButtonLink to={testDrive} className="w-full">
          {words.bookTestDrive}
        </ButtonLink>
      </p>
    </section>
  );
}
