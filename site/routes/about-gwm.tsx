import { BrandLines } from '../about/brand-lines.tsx';
import { BrandValues } from '../about/brand-values.tsx';
import { GwmHero } from '../about/gwm-hero.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-gwm.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'GWM',
    description:
      'GWM is the name behind HAVAL, ORA and TANK. What each of the three stands for, and the values that they share.',
    path: '/about-us/gwm',
    parents: [{ name: 'About us', path: '/about-us' }],
  });

export default function AboutGwm() {
  return (
    <>
      <GwmHero />
      <section className="bg-paper px-5 py-20 md:px-10 md:py-32 lg:px-16">
        <div className="grid gap-6 md:grid-cols-12">
          <h2 className="text-3xl leading-tight font-semibold tracking-tight text-balance md:col-span-5 md:text-5xl">
            One company, three characters
          </h2>
          <div className="grid content-start gap-5 text-lg text-graphite-700 md:col-span-7 lg:col-span-6 lg:col-start-7">
            <p>
              A family, a city driver and an explorer do not need the same car. So there is not one
              brand but three, each free to do its own thing well.
            </p>
            <p>
              In Pakistan they come as eight models: SUVs, hybrids, a plug-in hybrid and two
              electric cars.
            </p>
          </div>
        </div>
        <BrandLines />
      </section>
      <BrandValues />
      <nav
        aria-label="Read on"
        className="flex flex-wrap gap-x-10 bg-paper-deep px-5 py-10 md:px-10 lg:px-16"
      >
        <ArrowLink to="/models">See all models</ArrowLink>
        <ArrowLink to="/about-us/sazgar">About Sazgar</ArrowLink>
      </nav>
    </>
  );
}
