import * as words from '#words/site/legal/privacy';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { privacySections } from '../legal/privacy/sections.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <LegalPage
      title={words.pageTitle}
      lead={words.introduction}
      sections={privacySections(useSiteConfig())}
    />
  );
}
