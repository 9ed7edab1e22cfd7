import { useSiteConfig } from '../layout/use-site-config.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { privacySections } from '../legal/privacy.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Privacy',
    description:
      'What this site learns about you, what happens to what you send with a form, who sees it, and how to have it corrected or deleted.',
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      lead="What this site learns about you, and what happens to it."
      sections={privacySections(useSiteConfig())}
    />
  );
}
