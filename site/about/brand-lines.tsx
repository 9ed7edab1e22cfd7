import { Link } from 'react-router';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { paintedView } from '#catalogue/pictures/painted.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

const lines = [
  {
    brand: 'HAVAL',
    text: 'Five SUVs: the H6 and the Jolion, each also as a hybrid, and the H6 as a plug-in hybrid too.',
    picture: stagedShot('haval-jolion-hev', 'profileWide'),
  },
  { brand: 'ORA', text: 'Electric cars only.', picture: paintedView('ora-03', undefined, 'front') },
  {
    brand: 'TANK',
    text: 'The luxury SUV.',
    picture: paintedView('tank-500', 'Desert Sand', 'rear'),
  },
] as const;

/** The three brands, each with a picture and its models. */
export function BrandLines() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-12 md:mt-16 md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
      {lines.map(({ brand, text, picture }) => (
        <li key={brand}>
          <div className="relative aspect-3/2 overflow-hidden rounded-control">
            <StudioPicture
              picture={picture}
              sizes="(width >= 48rem) 33vw, 62vw"
              className="size-full object-cover object-[83%_50%]"
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
