import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentFile } from '#catalogue/documents.ts';
import { buttonClass } from '#ui/button.tsx';

/** A link that looks like a button and downloads a PDF under its own name. */
export function DownloadLink({
  document: { path, fileName },
  className = '',
  children,
}: {
  document: DocumentFile;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={path} download={fileName} className={buttonClass('outline', `shrink-0 ${className}`)}>
      <Download aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}
