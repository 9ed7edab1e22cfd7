import { ButtonLink } from '#ui/button.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { HeroModel } from './home-page.ts';

/** One model: a large picture, name, tagline and two links. */
export function HeroSlide({
  model: { vehicle, tagline, figures, wide, tall },
  isFirst,
  isNearby,
}: {
  model: HeroModel;
  isFirst: boolean;
  /**
   * Whether its picture should load: it is in view or will be soon. Without JavaScript the browser decides.
   */
  isNearby: boolean;
}) {
  const { slug, label, body } = vehicle;
  const shouldLoad = isFirst || isNearby;
  return (
    <>
      <div className="hero-words">
        <h2 className="-ml-[0.05em] text-[clamp(2.5rem,min(8.5vw,14svh),8rem)] leading-[0.92] font-semibold tracking-[-0.035em]">
          {label}
        </h2>
        <p className="mt-3 text-lg text-graphite-300 md:text-2xl">{tagline}</p>
      </div>
      <div className="hero-stage">
        <div className={`absolute inset-0 ${shouldLoad ? '' : 'hidden noscript:block'}`}>
          <VehiclePhoto
            photo={wide}
            tall={tall}
            body={body}
            isFirstView={isFirst}
            loading={shouldLoad ? 'eager' : 'lazy'}
            sizes="(aspect-ratio > 6/5) 110vw, 135vw"
            className="hero-light size-full"
          />
        </div>
      </div>
      <div className="hero-actions">
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={`/models/${slug}`}>
            Book your {label}
            <span className="sr-only"> on its page</span>
          </ButtonLink>
          <ButtonLink to={`/test-drive?vehicle=${slug}`} variant="outline-on-dark">
            Book a Test Drive
          </ButtonLink>
        </div>
        <dl className="hero-figures">
          {figures.map(({ value, label: name }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-xs text-graphite-300 sm:text-sm">{name}</dt>
              <dd className="tabular text-xl font-medium tracking-tight sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
