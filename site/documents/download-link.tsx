import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentFile } from '#catalogue/documents.ts';
import { buttonClass } from '#ui/button.tsx';
import { comma } from '#words/contract/format';
import { pdf } from '#words/site/layout';

/** A link in the style of a button that downloads a PDF under its file name, with the size beside its label. */
export function DownloadLink({
  document: { path, fileName, size },
  className = '',
  namesFormat = false,
  children,
}: {
  document: DocumentFile;
  className?: string;
  /** Whether the label already says that it is a PDF. */
  namesFormat?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={path} download={fileName} className={buttonClass('outline', `shrink-0 ${className}`)}>
      <Download aria-hidden="true" className="size-4" />
      <span>
        {children}{' '}
        <span className="font-normal">{namesFormat ? `(${size})` : `(${pdf}${comma}${size})`}</span>
      </span>
    </a>
  );
}
