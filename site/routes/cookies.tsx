import { askConsentAgain, useConsent } from '#site/consent/consent.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/site/legal/cookies';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { cookieSections } from '../legal/cookies/sections.ts';
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
        {consent === 'granted' ? words.agreed : words.declined}
      </p>
      <Button variant="outline" onClick={askConsentAgain}>
        {words.changeChoice}
      </Button>
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/cookies',
  });

export default function Cookies() {
  const config = useSiteConfig();
  return (
    <LegalPage title={words.pageTitle} lead={words.introduction} sections={cookieSections(config)}>
      {config?.gaId && <ConsentChoice />}
    </LegalPage>
  );
}
