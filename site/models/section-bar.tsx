import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { PriceTag } from '#catalogue/ex-factory-prices.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/site/models';
import { useModelLinks } from './model-links.ts';

/** The sections of a model page, by the ids of their elements. */
const sections = [
  { id: 'design', title: words.design },
  { id: 'colours', title: words.colors },
  { id: 'interior', title: words.interior },
  { id: 'specifications', title: words.specifications },
  { id: 'features', title: words.features },
] as const;

/**
 * Links to the sections, price, Book and Test Drive, in view below the header. Until the bar has reached the header, the
 * hero above it shows the same price and buttons, so browsers that know when the bar is stuck hide them here. Phones have
 * the buy bar instead.
 */
export function SectionBar({ vehicle, price }: { vehicle: Vehicle; price: PriceTag }) {
  const { label } = vehicle;
  const links = useModelLinks(vehicle.slug);
  return (
    <div className="section-bar sticky top-15 z-20 hidden h-16 items-center justify-between gap-4 border-b border-graphite-200 bg-paper px-10 md:flex lg:px-16">
      <nav aria-label={words.sectionsOf(label)} className="min-w-0">
        <ul className="-ms-2.5 flex">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center px-2.5 text-[0.9375rem] font-medium text-graphite-700 no-underline transition-colors hover:text-graphite-950 lg:px-3.5"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="section-bar-actions flex flex-none items-center gap-2">
        <p className="tabular me-3 text-end text-sm font-medium max-xl:hidden">
          <span className="block text-xs font-normal text-graphite-600">
            {exFactoryLabel(price.isSample)}
          </span>{' '}
          {price.words}
        </p>
        <ButtonLink
          to={links.testDrive}
          variant="outline"
          className="min-h-11 px-4 whitespace-nowrap"
        >
          {words.testDrive}
        </ButtonLink>{' '}
        <ButtonLink to={links.book} className="min-h-11 px-5">
          {words.book}
        </ButtonLink>
      </div>
    </div>
  );
}
