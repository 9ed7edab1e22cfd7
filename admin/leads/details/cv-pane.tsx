import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { readContentType } from '../../api.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { Application } from '../applications.ts';
import { formatName } from '../format-name.ts';

/** The CV of an application, shown beside the follow-up, with a download. */
export function CvPane({ lead }: { lead: Application }) {
  const { search, state } = useLocation();
  return (
    <section
      aria-label="CV"
      className="flex h-[70dvh] flex-col md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)]"
    >
      <div className="flex flex-wrap gap-2 border-b border-line px-5 py-2">
        {lead.cvFile && (
          <a href={lead.cvFile} download className={buttonClass('plain')}>
            <Download aria-hidden size={16} />
            Download CV
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
  const { data, error, refetch } = useQuery({
    queryKey: ['content type', href],
    queryFn: ({ signal }) => readContentType(href, signal),
  });
  if (error) {
    return (
      <div className="p-5">
        <ErrorPanel message={error.message} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <PaneText>Loading...</PaneText>;
  if (data !== 'application/pdf') {
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
