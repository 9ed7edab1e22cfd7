import { ArrowRight } from 'lucide-react';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/site/models';
import { Wordmark } from '../layout/wordmark.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import { useModelLinks } from './model-links.ts';
import type { ModelPage } from './model-page.ts';

/** Aligns the first letter with the margin: its side bearing depends on its shape. */
const insets: Record<string, string> = {
  H: '-ms-[0.07em]',
  O: '-ms-[0.04em]',
  T: '-ms-[0.02em]',
};

/** The first view: picture, name, tagline and three links. On phones the buy bar has Book and the price. */
export function ModelHero({ page }: { page: ModelPage }) {
  const { vehicle, model, hero } = page;
  const { label, brand, body } = vehicle;
  const isBright = hero.light === 'daylight';
  const muted = isBright ? 'text-graphite-200 md:text-graphite-800' : 'text-graphite-200';
  return (
    <section
      data-hero=""
      aria-label={label}
      className="studio on-dark relative overflow-hidden text-white max-md:flex max-md:min-h-[calc(100svh-8.25rem)] max-md:flex-col md:min-h-[calc(100svh-3.75rem)]"
    >
      <VehiclePhoto
        photo={hero.wide}
        tall={hero.tall}
        body={body}
        fillsWindow
        isFirstView
        sizes="(width >= 80rem) 140vw, (width >= 48rem) 100vw, 130vw"
        className={`hero-photo hero-photo-${hero.light} aspect-4/3 max-h-[130vw] w-full grow md:absolute md:inset-0 md:aspect-auto md:h-full md:max-h-none`}
      />
      <div className="relative flex flex-col px-5 pb-10 md:min-h-[calc(100svh-3.75rem)] md:justify-between md:px-10 md:pt-14 md:pb-12 lg:px-16">
        {/* From 768 px the text is over the picture: dark on a bright sky. */}
        <div className={`beside-car max-md:-mt-3 ${isBright ? 'md:text-graphite-950' : ''}`}>
          <p className="mb-3 flex items-center gap-3 text-sm md:mb-5">
            <Wordmark brand={brand} className="h-3 w-auto md:h-3.5" />
            <span className={muted}>{words.kindOf(vehicle.category, vehicle.power)}</span>
          </p>
          <h1 className={`latin-name ${insets[label.charAt(0)] ?? ''} title-display`}>{label}</h1>
          <p className={`mt-3 text-lg md:text-2xl ${muted}`}>{model.tagline}</p>
        </div>
        <Actions page={page} />
      </div>
    </section>
  );
}

/** The links that take the visitor's choices along; a choice of color renders them alone. */
function Actions({ page: { vehicle, price } }: { page: ModelPage }) {
  const links = useModelLinks(vehicle.slug);
  return (
    <div className="beside-car mt-8 flex flex-col gap-3 md:mt-0 md:flex-row md:items-stretch">
      <ButtonLink to={links.book} className="max-md:hidden md:min-w-36">
        {words.book}
      </ButtonLink>{' '}
      <ButtonLink
        to={links.testDrive}
        variant="outline-on-dark"
        className="md:not-hover:bg-graphite-950/60"
      >
        {words.testDrive}
      </ButtonLink>{' '}
      <ButtonLink
        to={`${links.book}#price-calculator`}
        variant="outline-on-dark"
        className="max-md:hidden md:gap-5 md:text-start md:not-hover:bg-graphite-950/60"
      >
        <span className="flex flex-col gap-0.5">
          <span className="text-sm font-normal text-graphite-300">
            {exFactoryLabel(price.isSample)}
          </span>{' '}
          <span className="tabular text-lg">{price.words}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
    </div>
  );
}
