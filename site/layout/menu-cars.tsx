import type { ReactNode } from 'react';
import { vehicles } from '#catalogue/vehicles.ts';
import { PageNavLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';
import { PlainPicture } from '../vehicles/plain-picture.tsx';

/** The eight models with their pictures: a strip in the phone menu, rows below the desktop menu. */
export const MenuCars = ({
  className,
  onFollow,
}: {
  className: string;
  onFollow: () => void;
}): ReactNode => (
  <ul aria-label={words.models} className={className}>
    {vehicles.map(({ slug, label }) => (
      <li key={slug} className="w-28 flex-none md:w-auto">
        <PageNavLink
          to={`/models/${slug}`}
          data-item=""
          onClick={onFollow}
          className="group block no-underline"
        >
          <span className="studio relative block aspect-video overflow-hidden rounded-control">
            <PlainPicture
              path={`${slug}/main`}
              width={640}
              height={400}
              className="size-full object-cover object-top"
            />
          </span>
          <span className="mt-1.5 block text-sm leading-tight text-graphite-200 group-hover:text-white group-aria-[current=page]:text-signal-bright">
            {label}
          </span>
        </PageNavLink>
      </li>
    ))}
  </ul>
);
