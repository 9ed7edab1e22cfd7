import { AfterSalesHero } from '../after-sales/after-sales-hero.tsx';
import { Maintenance } from '../after-sales/maintenance.tsx';
import { Services } from '../after-sales/services.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/after-sales.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'After Sales',
    description:
      'Service booking, warranty and parts for HAVAL, ORA and TANK in Pakistan, and the periodic maintenance schedule from 5,000 to 60,000 km.',
    path: '/after-sales',
  });

export default function AfterSales() {
  return (
    <>
      <AfterSalesHero />
      <Services />
      <Maintenance />
    </>
  );
}
