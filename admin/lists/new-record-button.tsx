import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { openedHere, useDialogAddress } from './dialog-address.ts';

/** A button that opens the form for a new record over the list. */
export function NewRecordButton({
  className = '',
  children,
}: {
  className?: string;
  children: string;
}) {
  const address = useDialogAddress('edit', 'new');
  const navigate = useNavigate();
  return (
    <Button
      tone="primary"
      className={className}
      onClick={() => navigate(address, { state: openedHere })}
    >
      <Plus aria-hidden size={16} />
      {children}
    </Button>
  );
}
