import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from './button.tsx';

interface ErrorPanelProps {
  message: string;
  onRetry?: () => unknown;
  /** Whether it can be dismissed. Give it a key per failure, so that the next one shows again. */
  isDismissible?: boolean;
}

/** An inline error, with a Retry button if `onRetry` is set. */
export function ErrorPanel({ message, onRetry, isDismissible = false }: ErrorPanelProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-red/30 bg-red-soft px-3.5 py-2.5 text-red"
    >
      <CircleAlert aria-hidden size={16} className="flex-none" />
      <p className="min-w-48 flex-1">{message}</p>
      {onRetry && (
        <Button onClick={() => onRetry()}>
          <RotateCw aria-hidden size={14} />
          Retry
        </Button>
      )}
      {isDismissible && (
        <IconButton
          label="Dismiss"
          icon={X}
          className="-me-1.5 text-red!"
          onClick={() => setDismissed(true)}
        />
      )}
    </div>
  );
}
