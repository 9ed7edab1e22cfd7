import { Link } from 'react-router';
import { useDialogAddress, useDialogNavigation } from '../lists/list-address.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';

/** A link to a file of a record. */
export interface FileLink {
  label: string;
  /** Null if the record has no such file. */
  href: string | null;
  /** The text for a missing file; without it nothing shows. */
  missing?: string;
  /** The record whose details show the file in a pane; without it the link downloads the file. */
  shownIn?: string;
}

const linkClass =
  'inline-flex min-h-6 items-center rounded-control whitespace-nowrap underline underline-offset-2 pointer-coarse:min-h-9';

/** The part of the address that shows a record's file beside its form. */
export const filePaneHash = '#file';

/** A link that opens the details of a record with the pane, or the pane in the open details. */
function PaneLink({ label, id }: { label: string; id: string }) {
  const search = useDialogAddress('open', id);
  return (
    <Link
      to={{ search, hash: filePaneHash }}
      {...useDialogNavigation('open')}
      data-part={label}
      tabIndex={useRowTabIndex()}
      className={linkClass}
    >
      {label}
    </Link>
  );
}

/** Links to a record's files. */
export function FileLinks({ files }: { files: readonly FileLink[] }) {
  const tabIndex = useRowTabIndex();
  return (
    <span className="flex flex-wrap gap-x-3">
      {files.map(({ label, href, missing, shownIn }) =>
        href && shownIn ? (
          <PaneLink key={label} label={label} id={shownIn} />
        ) : href ? (
          <a
            key={label}
            href={href}
            download
            data-part={label}
            tabIndex={tabIndex}
            className={linkClass}
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
