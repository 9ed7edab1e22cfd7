import * as words from '#words/site/test-drive';
import { ArrowLink } from '../layout/links.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { testDriveTerms } from '../legal/test-drive-terms/sections.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/test-drive-terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.termsTitle,
    description: words.termsDescription,
    path: '/test-drive/terms',
    parents: [{ name: words.bookTestDrive, path: '/test-drive' }],
  });

export default function TestDriveTerms() {
  return (
    <LegalPage title={words.termsTitle} lead={words.termsIntroduction} sections={testDriveTerms}>
      <p className="flex flex-wrap gap-x-8">
        <ArrowLink to="/test-drive">{words.bookTestDrive}</ArrowLink>
        <ArrowLink to="/privacy">{words.readPrivacy}</ArrowLink>
      </p>
    </LegalPage>
  );
}
