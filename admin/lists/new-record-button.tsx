import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { openedHere, useDialogAddress } from './dialog-address.ts';

/** A button that opens the form for a new record over the list. */
export function NewRecordButton({
  className = '',
  isQuiet = false,
  children,
}: {
  className?: string;
  /** Whether something else on the screen is the next act. */
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
