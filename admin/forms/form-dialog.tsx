import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { dialogTop } from '../ui/edges.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** A dialog for a long form: the heading stays in view while the form scrolls. */
export function FormDialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  isWide?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className={`rise-in m-auto max-h-[min(60rem,calc(100dvh-2rem))] rounded-panel p-0 ${isWide ? 'w-[min(72rem,calc(100vw-1rem))]' : 'w-[min(48rem,calc(100vw-1rem))]'}`}
    >
      <header
        ref={dialogTop}
        className="[@media(height<30rem)]:static sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-panel py-2 ps-5 pe-3"
      >
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </header>
      {children}
    </Dialog>
  );
}
