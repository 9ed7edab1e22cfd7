import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { vehicles } from '#catalogue/vehicles.ts';

/** The eight models as a strip in the phone menu. */
export function MenuCars({ onFollow }: { onFollow: () => void }): ReactNode {
  return (
    <ul aria-label="Models" className="menu-cars">
      {vehicles.map(({ slug, label }) => (
        <li key={slug} className="w-28 flex-none">
          <Link to={`/models/${slug}`} onClick={onFollow} className="block no-underline">
            <span className="studio block aspect-video overflow-hidden rounded-control">
              <img
                src={pictureUrl({ path: `${slug}/main` }, 640, 'webp')}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                className="size-full object-cover"
              />
            </span>
            <span className="mt-1.5 block text-sm leading-tight text-graphite-200">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
