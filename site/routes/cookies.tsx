import { ConsentChoice } from '../consent/consent-choice.tsx';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { cookieSections } from '../legal/cookies.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/cookies.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cookies',
    description:
      'Which cookies this site sets, what your browser keeps by itself, and how page views are counted.',
    path: '/cookies',
  });

export default function Cookies() {
  const config = useSiteConfig();
  return (
    <LegalPage
      title="Cookies"
      lead="What this site keeps in your browser: less than you may expect."
      sections={cookieSections(config)}
    >
      {config?.gaId && <ConsentChoice />}
    </LegalPage>
  );
}
