import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';

interface SmallDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog with a heading. */
export function SmallDialog({ title, onClose, children }: SmallDialogProps) {
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className="rise-in m-auto w-[min(26rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="grid gap-4 p-5">
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
}
