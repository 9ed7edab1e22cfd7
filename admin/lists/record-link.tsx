import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import { Button } from '../ui/button.tsx';
import { type DialogParameter, openedHere, useDialogAddress } from './list-address.ts';
import { useRowTabIndex } from './row-keys.ts';
import { SampleBadge } from './visibility.tsx';

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
      <span
        {...buildDirection(name)}
        className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row"
      >
        {name}
      </span>
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

/** A button that opens the form for a new record over the list. */
export function NewRecordButton({
  className = '',
  isQuiet = false,
  children,
}: {
  className?: string;
  /** Whether another action of the screen is the primary one. */
  isQuiet?: boolean;
  children: string;
}) {
  const address = useDialogAddress('edit', 'new');
  const navigate = useNavigate();
  return (
    <Button
      tone={isQuiet ? 'plain' : 'primary'}
      className={className}
      onClick={() => navigate(address, { state: openedHere })}
    >
      <Plus aria-hidden size={16} />
      {children}
    </Button>
  );
}
