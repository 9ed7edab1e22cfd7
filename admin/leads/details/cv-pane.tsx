import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { sizeText } from '#ui/file-size.ts';
import { type FileFacts, readFileFacts } from '../../api.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { Application } from '../job-application-details.tsx';
import { formatName } from '../lead-view.ts';

const factsOptions = (href: string | null) =>
  queryOptions({
    queryKey: ['file facts', href],
    queryFn: href ? ({ signal }) => readFileFacts(href, signal) : skipToken,
  });

const pdf = 'application/pdf';

/** Formats '(PDF, 312 KB)'. */
function formatFacts({ type, bytes }: FileFacts): string {
  const facts = [type === pdf ? 'PDF' : 'Word', bytes !== null && sizeText(bytes)];
  return `(${facts.filter(Boolean).join(', ')})`;
}

/** The CV of an application, shown beside the follow-up, with a download. */
export function CvPane({ lead }: { lead: Application }) {
  const { search, state } = useLocation();
  const { data: facts } = useQuery(factsOptions(lead.cvFile));
  return (
    <section
      aria-label="CV"
      className="flex h-[70dvh] flex-col md:sticky md:top-(--edge-top) md:h-[calc(100dvh-var(--edge-top))] xl:h-[calc(100dvh-var(--top-bar)-var(--edge-top))]"
    >
      <div className="flex flex-wrap gap-2 border-b border-line px-5 py-2">
        {lead.cvFile && (
          <a href={lead.cvFile} download className={buttonClass('plain')}>
            <Download aria-hidden size={16} />
            Download CV {facts && formatFacts(facts)}
          </a>
        )}
        <Link to={{ search, hash: '' }} replace state={state} className={buttonClass('plain')}>
          Show details
        </Link>
      </div>
      {lead.cvFile ? (
        <CvFile href={lead.cvFile} name={formatName(lead)} />
      ) : (
        <PaneText>No CV</PaneText>
      )}
    </section>
  );
}

const PaneText = ({ children }: { children: ReactNode }) => (
  <div className="p-5">
    <p>{children}</p>
  </div>
);

/** Shows a PDF in the browser's viewer, or says why it cannot. */
function CvFile({ href, name }: { href: string; name: string }) {
  const { data, error, refetch } = useQuery(factsOptions(href));
  if (error) {
    return (
      <div className="p-5">
        <ErrorPanel message={error.message} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <PaneText>Loading...</PaneText>;
  if (data.type !== pdf) {
    return <PaneText>Browsers cannot show Word documents. Download the CV to read it.</PaneText>;
  }
  if (!navigator.pdfViewerEnabled) {
    return <PaneText>This browser cannot show PDFs. Download the CV to read it.</PaneText>;
  }
  return (
    <iframe
      title={`CV of ${name}`}
      src={`${href}?disposition=inline#navpanes=0&view=FitH`}
      className="min-h-0 w-full flex-1"
    />
  );
}
