import { pageMeta } from '../page-meta.ts';
import { Booklets } from '../warranty/booklets.tsx';
import { Terms } from '../warranty/terms.tsx';
import { WarrantyHero } from '../warranty/warranty-hero.tsx';
import type { Route } from './+types/warranty.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Warranty',
    description:
      'The warranty of HAVAL, ORA and TANK in Pakistan: 6 years or 150,000 km as standard, 10 years on the power-train, 8 on hybrid batteries.',
    path: '/warranty',
    parents: [{ name: 'SAZGAR Aftersales', path: '/after-sales' }],
  });

export default function Warranty() {
  return (
    <>
      <WarrantyHero />
      <Terms />
      <Booklets />
    </>
  );
}
