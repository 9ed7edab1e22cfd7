import { Link } from 'react-router';
import { type DialogParameter, openedHere, useDialogAddress } from './dialog-address.ts';
import { useRowTabIndex } from './row-focus.ts';

interface RecordLinkProps {
  id: string;
  name: string;
  opens: DialogParameter;
}

/** A record's name, which opens it. */
export function RecordLink({ id, name, opens }: RecordLinkProps) {
  return (
    <Link
      to={useDialogAddress(opens, id)}
      state={openedHere}
      data-part="name"
      tabIndex={useRowTabIndex()}
      title={name}
      className="flex min-h-6 min-w-0 items-center rounded-control font-medium hover:underline max-md:text-base pointer-coarse:min-h-9"
    >
      <span className="min-w-0 md:truncate max-md:wrap-anywhere">{name}</span>
    </Link>
  );
}
