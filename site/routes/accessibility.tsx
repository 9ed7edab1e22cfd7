import { ArrowLink } from '../layout/links.tsx';
import { accessibilitySections } from '../legal/accessibility.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/accessibility.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Accessibility',
    description:
      'How usable this site should be for everyone, how that is tested, what does not work yet, and how to tell us of a problem.',
    path: '/accessibility',
  });

export default function Accessibility() {
  return (
    <LegalPage
      title="Accessibility"
      lead="Who should be able to use this site, how we test it, and what does not work yet."
      sections={accessibilitySections}
    >
      <p>
        <ArrowLink to="/contact-us">Contact Us</ArrowLink>
      </p>
    </LegalPage>
  );
}
