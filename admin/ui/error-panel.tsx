import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';

/** What failed, in red where it failed, with a way to try again where there is one. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => unknown }) {
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
    </div>
  );
}
