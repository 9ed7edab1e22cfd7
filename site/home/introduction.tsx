import { PageLink } from '#ui/page-link.tsx';
import type { Reason } from './list-reasons.ts';

/** Two introductory sentences, and what a buyer gets besides the car. */
export function Introduction({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <p className="max-w-6xl text-2xl leading-tight font-medium tracking-tight md:text-4xl xl:text-6xl xl:leading-[1.08]">
        Three brands, eight models. HAVAL, ORA and TANK bring SUVs, hybrids and electric cars to
        Pakistan’s roads, with one distributor behind them all.
      </p>
      <ul className="reasons">
        {reasons.map(({ title, text, to }) => (
          <li key={to}>
            <h2>
              <PageLink to={to}>{title}</PageLink>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
