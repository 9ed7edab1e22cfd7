import { useSiteConfig } from '../layout/use-site-config.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { privacySections } from '../legal/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description:
      'What this site learns about you, what becomes of what you send with a form, who sees it, and how you have it put right or deleted.',
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      lead="What this site learns about you, and what becomes of it."
      sections={privacySections(useSiteConfig())}
    />
  );
}
