import { useRef } from 'react';
import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { Introduction } from '../home/introduction.tsx';
import { Offerings } from '../home/offerings.tsx';
import { Philosophy } from '../home/philosophy.tsx';
import { BackToTop } from '../layout/back-to-top.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'HAVAL, ORA and TANK vehicles',
    description:
      'Discover eight HAVAL, ORA and TANK models in Pakistan: SUVs, hybrids and electric cars. Book a test drive or find a dealer near you.',
    path: '/',
  });

export default function Home() {
  const hero = useRef<HTMLElement>(null);
  return (
    <>
      <Hero ref={hero} />
      <Introduction />
      <Offerings />
      <Philosophy />
      <Closing />
      <BackToTop hero={hero} />
    </>
  );
}
