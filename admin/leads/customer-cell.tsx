import { Link } from 'react-router';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/dialog-address.ts';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { joinValues } from './format-values.ts';
import { DuplicateMark, type ListedLead } from './taken/duplicate-notice.tsx';

export interface Contact {
  name: string;
  phone: string | null;
  /** Stands after the phone number, such as the city. */
  detail?: string | null;
}

/**
 * The customer: the name above the phone number, beside icons that call, write and copy. A card has the icons below.
 */
export function CustomerCell({ lead, name, phone, detail = null }: Contact & { lead: ListedLead }) {
  const isTable = useWindowFrom('56.25rem');
  return (
    <div className="@container flex min-w-0 items-center justify-between gap-2">
      <div className="min-w-0">
        <Link
          to={useDialogAddress('open', lead._id)}
          {...useDialogNavigation('open')}
          data-part="name"
          tabIndex={useRowTabIndex()}
          title={name}
          className="flex min-h-6 items-center rounded-control font-medium hover:underline max-table:text-base table:-my-1 pointer-coarse:min-h-9"
        >
          <span className="min-w-0 wrap-anywhere table:line-clamp-2">{name}</span>
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-2">
          {phone && (
            <span className="max-table:sr-only wrap-anywhere text-ink-soft table:text-xs table:leading-row">
              {joinValues(phone, detail)}
            </span>
          )}
          <DuplicateMark lead={lead} />
        </div>
      </div>
      {phone && isTable && (
        <span className="in-data-beside:hidden">
          <PhoneIcons phone={phone} />
        </span>
      )}
    </div>
  );
}
