import { askConsentAgain, useConsent } from '#site/consent/consent.ts';
import { Button } from '#ui/button.tsx';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { cookieSections } from '../legal/cookies.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/cookies.ts';

/** The visitor's choice about Google Analytics, with a button to change it. */
function ConsentChoice() {
  const consent = useConsent();
  if (!consent) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-graphite-300 pt-6">
      <p role="status" className="font-medium">
        {consent === 'granted'
          ? 'You have agreed to Google Analytics.'
          : 'You have declined Google Analytics.'}
      </p>
      <Button variant="outline" onClick={askConsentAgain}>
        Change your choice
      </Button>
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Cookies',
    description:
      'Which cookies this site sets, what your browser itself keeps, and how page views are counted.',
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
