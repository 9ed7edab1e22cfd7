import type { Offering } from './home-page.ts';
import { OfferingTile } from './offering-tile.tsx';

/** The eight models with their prices, each a way to its page. */
export function Offerings({ offerings }: { offerings: readonly Offering[] }) {
  return (
    <section className="on-dark overflow-hidden bg-graphite-950 px-5 pt-20 pb-16 text-white md:px-10 md:pt-32 md:pb-28 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">The Haval Offerings</h2>
      <p className="mt-3 text-graphite-300 pointer-fine:hidden noscript:hidden">
        Tap a picture for its price.
      </p>
      <ul className="mt-8 grid gap-x-5 min-[22rem]:grid-cols-2 md:mt-14 md:gap-x-8 xl:grid-cols-4">
        {offerings.map((offering) => (
          <li key={offering.vehicle.slug} className="border-t border-white/15">
            <OfferingTile offering={offering} />
          </li>
        ))}
      </ul>
    </section>
  );
}
