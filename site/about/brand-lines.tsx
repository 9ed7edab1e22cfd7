import { Link } from 'react-router';
import { vehicles } from '#catalogue/vehicles.ts';

const lines = [
  {
    brand: 'HAVAL',
    text: 'Five SUVs: the H6 and the Jolion, each also as a hybrid, and the H6 as a plug-in hybrid too.',
  },
  { brand: 'ORA', text: 'Electric cars only.' },
  { brand: 'TANK', text: 'The luxury SUV.' },
] as const;

/** The three brands, each with its models. */
export function BrandLines() {
  return (
    <ul className="mt-14 border-b border-graphite-200 md:mt-24">
      {lines.map(({ brand, text }) => (
        <li
          key={brand}
          className="grid gap-x-10 gap-y-4 border-t border-graphite-200 py-8 md:grid-cols-12 md:py-12"
        >
          <h3 className="text-4xl leading-none font-semibold tracking-tight md:col-span-4 md:text-6xl xl:text-7xl">
            {brand}
          </h3>
          <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
            <p className="text-lg text-graphite-700 md:text-xl">{text}</p>
            <ul className="mt-3 flex flex-wrap gap-x-6">
              {vehicles
                .filter((vehicle) => vehicle.brand === brand)
                .map(({ slug, label }) => (
                  <li key={slug}>
                    <Link
                      to={`/models/${slug}`}
                      className="inline-flex min-h-11 items-center font-medium underline decoration-graphite-300 decoration-1 underline-offset-[0.45em] hover:decoration-current"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
