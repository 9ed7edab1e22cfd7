import { ArrowLink } from '../layout/links.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { testDriveTerms } from '../legal/test-drive-terms/sections.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/test-drive-terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Test Drive Terms',
    description:
      'What you agree to when you book a test drive: your driving licence, responsibility for damage, and what the dealership confirms before you drive.',
    path: '/test-drive/terms',
    parents: [{ name: 'Book a Test Drive', path: '/test-drive' }],
  });

export default function TestDriveTerms() {
  return (
    <LegalPage
      title="Test Drive Terms"
      lead="What you agree to when you book a test drive, and what the dealership confirms with you."
      sections={testDriveTerms}
    >
      <p className="flex flex-wrap gap-x-8">
        <ArrowLink to="/test-drive">Book a Test Drive</ArrowLink>
        <ArrowLink to="/privacy">Read the privacy page</ArrowLink>
      </p>
    </LegalPage>
  );
}
