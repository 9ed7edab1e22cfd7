import { Link } from 'react-router';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { RelatedModel } from './model-page.ts';
import { RelatedSpecs } from './spec-list.tsx';

const listWords = new Intl.ListFormat('en-GB');

/** Links to three related models. */
export function RelatedSection({ related }: { related: readonly RelatedModel[] }) {
  const brands = [...new Set(related.map(({ vehicle }) => vehicle.brand))];
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-24 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
        {`More from ${listWords.format(brands)}`}
      </h2>
      <ul className="phone-strip mt-8 sm:grid sm:grid-cols-3 sm:gap-x-6 md:mt-12">
        {related.map(({ vehicle, tagline, specs, photo }) => (
          <li key={vehicle.slug}>
            <Link to={`/models/${vehicle.slug}`} className="group block no-underline">
              <VehiclePhoto
                photo={photo}
                body={vehicle.body}
                sizes="(width >= 48rem) 30vw, 75vw"
                className="aspect-video w-full rounded-control mask-b-from-88%"
              />
              <h3 className="mt-4 text-2xl font-semibold tracking-tight group-hover:underline">
                {vehicle.label}
              </h3>
              <p className="mt-1 text-graphite-300">{tagline}</p>
              <RelatedSpecs specs={specs} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
