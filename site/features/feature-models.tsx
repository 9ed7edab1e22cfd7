import { Link } from 'react-router';
import type { ModelWithFeature } from '#catalogue/features/features.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import * as words from '#words/site/features';
import type { Photo } from '../vehicles/photo.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

/** A model that has the feature, with a picture of the car. */
export interface ShownModel extends ModelWithFeature {
  photo: Photo | undefined;
}

/** The id of the section, for links within the page. */
export const featureModels = 'models';

/** The number of models side by side on a wide screen, and the width of their pictures. */
const layouts = {
  two: { columns: '', sizes: '46vw' },
  three: { columns: 'lg:grid-cols-3', sizes: '(width >= 64rem) 30vw, 46vw' },
  four: { columns: 'lg:grid-cols-4', sizes: '(width >= 64rem) 23vw, 46vw' },
};

/** Chooses the layout that leaves no line half empty. */
function chooseLayout(count: number) {
  if (count <= 2) return layouts.two;
  return count % 3 === 0 ? layouts.three : layouts.four;
}

/** A text about a feature, and the models that share it. */
interface SharedEntry {
  title: string;
  description: string;
  vehicles: readonly Vehicle[];
}

function groupEntries(models: readonly ShownModel[]): SharedEntry[] {
  const shared = new Map<string, SharedEntry>();
  for (const { vehicle, entries } of models) {
    for (const { title, description } of entries) {
      const { vehicles } = shared.get(title + description) ?? { vehicles: [] };
      shared.set(title + description, { title, description, vehicles: [...vehicles, vehicle] });
    }
  }
  return [...shared.values()];
}

/** The models' texts about the feature, each once for all models that share it, and each model's figures. */
export function FeatureModels({ models }: { models: readonly ShownModel[] }) {
  const { columns, sizes } = chooseLayout(models.length);
  const entries = groupEntries(models);
  return (
    <section
      id={featureModels}
      className="on-dark scroll-mt-15 bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16"
    >
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.inOurModels}</h2>
      {entries.length > 0 && (
        <dl className="mt-8 border-b border-white/20 md:mt-12">
          {entries.map((entry) => (
            <Entry key={entry.title + entry.description} entry={entry} all={models.length} />
          ))}
        </dl>
      )}
      <ul
        className={`mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10 md:mt-14 ${columns}`}
      >
        {models.map((model) => (
          <li key={model.vehicle.slug}>
            <ModelEntry model={model} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({
  entry: { title, description, vehicles },
  all,
}: {
  entry: SharedEntry;
  /** How many models the page shows. */
  all: number;
}) {
  const isInAll = vehicles.length === all && all > 2;
  return (
    <div className="grid gap-x-10 gap-y-1 border-t border-white/20 py-5 md:grid-cols-12 md:py-6">
      <dt className="text-lg font-semibold md:col-span-4 md:text-xl">{title}</dt>
      <dd className="text-graphite-200 md:col-span-5">{description}</dd>
      <dd className="text-graphite-300 md:col-span-3">
        {isInAll ? words.inAllModels(all) : words.modelNames(vehicles.map(({ label }) => label))}
      </dd>
    </div>
  );
}

function ModelEntry({
  model: { vehicle, figures, photo },
  sizes,
}: {
  model: ShownModel;
  sizes: string;
}) {
  return (
    <Link
      to={`/models/${vehicle.slug}#features`}
      className="group block no-underline focus-visible:outline-offset-4"
    >
      <VehiclePhoto
        photo={photo}
        body={vehicle.body}
        sizes={sizes}
        className="aspect-video w-full rounded-control"
      />
      <h3 className="mt-2 font-semibold tracking-tight group-hover:underline sm:text-xl md:mt-3 md:text-2xl">
        {vehicle.label}
      </h3>
      {figures.map(({ value, unit, label }) => (
        <p key={value} className="mt-1.5 md:mt-3">
          <span className="tabular block text-3xl leading-none font-medium tracking-tight md:text-5xl">
            {value}
            {unit && (
              <span className="ms-1 text-base text-graphite-300 md:ms-1.5 md:text-xl">{unit}</span>
            )}
          </span>{' '}
          <span className="mt-1 block text-sm text-graphite-300">{label}</span>
        </p>
      ))}
    </Link>
  );
}
