import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { roundButton } from './round-button.ts';
import { type Slide, Slides } from './slides.tsx';

/**
 * Pictures and films over the page, with what is said of them. Escape, a click beside them and the
 * button close it. Without script it stands in the page.
 */
export function Viewer({
  title,
  slides,
  startAt = 0,
  onClose,
  children,
}: {
  title: string;
  slides: readonly Slide[];
  startAt?: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current) return;
    // It came open, for browsers without script; taking that back is not closing it.
    dialog.current.open = false;
    dialog.current.showModal();
  }, []);

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape.
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onClose={onClose}
      onClick={closeBeside}
      className="viewer on-dark"
    >
      <div className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain">
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className={`${roundButton} absolute top-3 right-3 z-20 noscript:hidden`}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        {slides.length > 0 && <Slides title={title} slides={slides} startAt={startAt} />}
        <div className="px-5 py-6 pb-8 md:px-10 md:py-8">{children}</div>
      </div>
    </dialog>
  );
}
