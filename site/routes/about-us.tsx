import { stagedShot, still } from '#catalogue/pictures/decorations.ts';
import { paintedView } from '#catalogue/pictures/painted.ts';
import { AboutHero } from '../about/about-hero.tsx';
import { AboutPanel } from '../about/about-panel.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-us.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'About us',
    description:
      'Discover the brand: GWM, the name behind HAVAL, ORA and TANK, and Sazgar, which builds, sells and looks after the cars in Pakistan.',
    path: '/about-us',
  });

export default function AboutUs() {
  return (
    <>
      <AboutHero />
      <div className="lg:grid lg:grid-cols-2">
        <AboutPanel
          to="/about-us/gwm"
          name="GWM"
          title="About the brand"
          text="HAVAL, ORA and TANK: three characters, and three principles that they share."
          picture={stagedShot('tank-500', 'interior')}
          // Lighter than the cabin.
          tall={paintedView('tank-500', 'Desert Sand', 'rear')}
          background="dark"
        />
        <AboutPanel
          to="/about-us/sazgar"
          name="SAZGAR"
          title="About the distributor"
          text="From its founding in 1991 to a factory for 24,000 vehicles a year."
          picture={still('workshop')}
          background="light"
        />
      </div>
    </>
  );
}
