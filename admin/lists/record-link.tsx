import { Link } from 'react-router';
import { SampleBadge } from './active-state.tsx';
import { type DialogParameter, openedHere, useDialogAddress } from './dialog-address.ts';
import { useRowTabIndex } from './row-focus.ts';

interface NameLinkProps {
  id: string;
  name: string;
  opens: DialogParameter;
}

function NameLink({ id, name, opens }: NameLinkProps) {
  return (
    <Link
      to={useDialogAddress(opens, id)}
      state={openedHere}
      data-part="name"
      tabIndex={useRowTabIndex()}
      title={name}
      className="flex min-h-6 min-w-0 items-center rounded-control font-semibold hover:underline max-table:text-base max-table:leading-6 table:-my-1 table:py-1 table:pointer-coarse:min-h-9"
    >
      <span className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row">{name}</span>
    </Link>
  );
}

/** A record's name, which links to its dialog, with a badge for sample content. */
export function RecordLink({ isSample, ...link }: NameLinkProps & { isSample: boolean }) {
  return (
    <span className="flex items-baseline gap-2">
      <NameLink {...link} />
      {isSample && <SampleBadge />}
    </span>
  );
}
