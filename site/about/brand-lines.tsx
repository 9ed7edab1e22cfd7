import { Link } from 'react-router';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

const lines = [
  {
    brand: 'HAVAL',
    text: 'Five SUVs: the H6 and the Jolion, each also as a hybrid, and the H6 as a plug-in hybrid too.',
    car: 'haval-jolion-hev',
    side: 'profile',
  },
  { brand: 'ORA', text: 'Electric cars only.', car: 'ora-07', side: 'profile' },
  { brand: 'TANK', text: 'The luxury SUV.', car: 'tank-500', side: 'front' },
] as const;

/** The three brands, each with a car in daylight and its models. */
export function BrandLines() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-12 md:mt-16 md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
      {lines.map(({ brand, text, car, side }) => (
        <li key={brand}>
          <div className="relative aspect-3/2 overflow-hidden rounded-control">
            <StudioPicture
              picture={stagedShot(car, `${side}Wide`)}
              tall={stagedShot(car, `${side}Tall`)}
              sizes="(width >= 48rem) 45vw, 55vw"
              className="size-full object-cover object-[83%_58%]"
            />
          </div>
          <h3 className="mt-5 text-3xl leading-none font-semibold tracking-tight md:mt-6 md:text-4xl lg:text-5xl">
            {brand}
          </h3>
          <p className="mt-3 text-graphite-700 md:text-lg">{text}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
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
        </li>
      ))}
    </ul>
  );
}
