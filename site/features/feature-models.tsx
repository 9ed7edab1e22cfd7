import { Link } from 'react-router';
import type { ModelWithFeature } from '#catalogue/features/models-with-feature.ts';
import { type Photo, VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

/** A model that has the feature, with a picture of the car. */
export interface ShownModel extends ModelWithFeature {
  photo: Photo | undefined;
}

/** The models that have the feature: each one's words about it and its figures, linked to the model. */
export function FeatureModels({ models }: { models: readonly ShownModel[] }) {
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">In our models</h2>
      <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 md:mt-14 xl:grid-cols-4">
        {models.map((model) => (
          <li key={model.vehicle.slug}>
            <ModelEntry model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModelEntry({ model: { vehicle, entries, figures, photo } }: { model: ShownModel }) {
  return (
    <Link
      to={`/models/${vehicle.slug}#features`}
      className="group block no-underline focus-visible:outline-offset-4"
    >
      <VehiclePhoto
        photo={photo}
        body={vehicle.body}
        sizes="(width >= 80rem) 23vw, (width >= 40rem) 46vw, 92vw"
        className="aspect-video w-full rounded-control"
      />
      <h3 className="mt-4 text-2xl font-semibold tracking-tight group-hover:underline">
        {vehicle.label}
      </h3>
      {figures.map(({ value, unit, label }) => (
        <p key={value} className="mt-3">
          <span className="tabular block text-5xl leading-none font-medium tracking-tight">
            {value}
            {unit && <span className="ml-1.5 text-xl text-graphite-300">{unit}</span>}
          </span>{' '}
          <span className="mt-1 block text-sm text-graphite-300">{label}</span>
        </p>
      ))}
      {entries.map(({ title, description }) => (
        <p key={title} className="mt-4 border-t border-white/20 pt-3">
          <span className="block font-semibold">{title}</span>{' '}
          <span className="mt-1 block text-pretty text-graphite-300">{description}</span>
        </p>
      ))}
    </Link>
  );
}
