import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { Introduction } from '../home/introduction.tsx';
import { Offerings } from '../home/offerings.tsx';
import { Philosophy } from '../home/philosophy.tsx';
import { NewsletterInvitation } from '../newsletter/invitation.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'HAVAL, ORA and TANK vehicles',
    description:
      'Discover eight HAVAL, ORA and TANK models in Pakistan: SUVs, hybrids and electric cars. Book a test drive or find a dealer near you.',
    path: '/',
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Introduction />
      <Offerings />
      <Philosophy />
      <Closing />
      <NewsletterInvitation />
    </>
  );
}
