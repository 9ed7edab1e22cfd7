import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Feature } from '#catalogue/models/models.ts';
import * as words from '#words/site/models';
import { buildFeatureLink } from '../features/back-to-model.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { ModelPage } from './model-page.ts';

const groups = [
  { key: 'tech', title: words.tech },
  { key: 'comfort', title: words.comfort },
  { key: 'safety', title: words.safety },
] as const;

/** The model's features in three groups, each with a picture. Each feature is a link to its page. */
export function FeaturesSection({
  page: { vehicle, model, features },
}: {
  page: Pick<ModelPage, 'vehicle' | 'model' | 'features'>;
}) {
  return (
    <section id="features" className="bg-paper px-5 py-16 md:px-10 md:py-24 lg:px-16">
      <h2 className="text-4xl font-semibold tracking-tight md:text-7xl">{words.features}</h2>
      <div className="mt-8 grid gap-y-12 md:mt-12 md:gap-y-10">
        {groups.map(({ key, title }) => (
          <div key={key} className="md:grid md:grid-cols-12 md:gap-x-10">
            <div className="feature-picture md:col-span-5">
              <StudioPicture picture={features[key]} sizes="(width >= 48rem) 45vw, 100vw" />
            </div>
            <div className="mt-6 md:col-span-7 md:mt-0 md:border-t md:border-graphite-200 md:pt-5">
              <h3 className="text-2xl font-semibold tracking-tight md:text-3xl">{title}</h3>
              <ul className="mt-3 grid gap-x-10 lg:grid-cols-2 lg:gap-y-4">
                {model.features[key].map((feature) => (
                  <FeatureEntry key={feature.title} feature={feature} model={vehicle.slug} />
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function FeatureEntry({
  feature: { title, description, learnMore },
  model,
}: {
  feature: Feature;
  model: string;
}) {
  return (
    <li className="group relative py-3 pe-10">
      <h4 className="text-lg font-semibold underline-offset-4 group-hover:underline">{title}</h4>
      <p className="mt-1 text-graphite-600">{description}</p>
      <Link
        to={buildFeatureLink(learnMore, model)}
        className="absolute inset-0 flex justify-end rounded-control pt-4 pe-1"
      >
        <span className="sr-only">{words.learnMore(title)}</span>
        <ArrowRight aria-hidden="true" className="feature-arrow" />
      </Link>
    </li>
  );
}
