import { Link } from 'react-router';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/dialog-address.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { DuplicateMark, type ListedLead } from './taken/duplicate-notice.tsx';

export interface Contact {
  name: string;
  phone: string | null;
  /** Stands after the phone number, such as the city. */
  detail?: string | null;
}

/**
 * The customer: the name above the phone number and the mark of a possible duplicate. Icons that call, write and copy
 * stand beside them; where there is a mouse, in the row that it points at, over the end of the line that opens nothing.
 * A card has them below.
 */
export function CustomerCell({ lead, name, phone, detail = null }: Contact & { lead: ListedLead }) {
  const isTable = useWindowFrom('56.25rem');
  return (
    <div className="@container relative flex min-w-0 items-center justify-between gap-2">
      <div className="min-w-0 max-table:flex max-table:flex-wrap max-table:items-baseline max-table:gap-x-2">
        <Link
          to={useDialogAddress('open', lead._id)}
          {...useDialogNavigation('open')}
          data-part="name"
          tabIndex={useRowTabIndex()}
          title={name}
          className="flex min-h-6 items-center rounded-control font-semibold hover:underline max-table:text-base max-table:leading-6 table:-my-1 table:py-1 table:pointer-coarse:min-h-9"
        >
          <span className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row">{name}</span>
        </Link>
        <div className="flex items-center gap-x-1.5">
          {phone && (
            <span className="wrap-anywhere text-ink-soft max-table:sr-only table:text-xs table:leading-row">
              <span className="whitespace-nowrap">{phone}</span>
              {detail && ` · ${detail}`}
            </span>
          )}
          <DuplicateMark lead={lead} isBrief={detail !== null} />
        </div>
      </div>
      {phone && isTable && (
        <span
          className={`in-data-beside:hidden pointer-fine:absolute pointer-fine:-end-2 pointer-fine:rounded-control pointer-fine:group-hover:bg-hover pointer-fine:group-focus-within:bg-hover ${lead.possibleDuplicate ? 'pointer-fine:-top-1' : 'pointer-fine:-bottom-1'}`}
        >
          <PhoneIcons phone={phone} />
        </span>
      )}
    </div>
  );
}
