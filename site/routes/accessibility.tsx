import * as words from '#words/site/legal/accessibility';
import { ArrowLink } from '../layout/links.tsx';
import { accessibilitySections } from '../legal/accessibility/sections.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/accessibility.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/accessibility',
  });

export default function Accessibility() {
  return (
    <LegalPage title={words.pageTitle} lead={words.introduction} sections={accessibilitySections}>
      <p>
        <ArrowLink to="/contact-us">{words.contactUs}</ArrowLink>
      </p>
    </LegalPage>
  );
}
