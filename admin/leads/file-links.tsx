import { useRowTabIndex } from '../lists/row-focus.ts';

/** A file of a record: what its link says, and its address. */
export interface FileLink {
  label: string;
  /** Null where the record has no such file. */
  href: string | null;
  /** Said where there is none; without it nothing is. */
  missing?: string;
}

/** Links to a record's files, which are saved, never opened as pages. */
export function FileLinks({ files }: { files: readonly FileLink[] }) {
  const tabIndex = useRowTabIndex();
  return (
    <span className="flex flex-wrap gap-x-3">
      {files.map(({ label, href, missing }) =>
        href ? (
          <a
            key={label}
            href={href}
            download
            data-part={label}
            tabIndex={tabIndex}
            className="inline-flex min-h-6 items-center rounded-control whitespace-nowrap underline underline-offset-2 pointer-coarse:min-h-9"
          >
            {label}
          </a>
        ) : (
          missing && (
            <span key={label} className="inline-flex min-h-6 items-center text-ink-soft">
              {missing}
            </span>
          )
        ),
      )}
    </span>
  );
}
