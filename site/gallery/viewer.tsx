import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as words from '#words/site/gallery';
import { type Slide, Slides } from './slides.tsx';

/**
 * Pictures and films with their text in a modal dialog. Escape, a click outside and the button close it.
 * Without JavaScript it is part of the page.
 */
export function Viewer({
  title,
  slides,
  startAt = 0,
  captions,
  transcripts,
  isFullScreen = false,
  onClose,
  children,
}: {
  title: string;
  slides: readonly Slide[];
  startAt?: number;
  /** The caption of each slide; none by default. */
  captions?: readonly string[];
  /** The transcript of the film on each slide; none by default. */
  transcripts?: readonly (string | undefined)[];
  /** Fills the window, for pictures with hardly any text. */
  isFullScreen?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current) return;
    // It is open in the HTML for browsers without JavaScript. Resetting `open` fires no close event.
    dialog.current.open = false;
    dialog.current.showModal();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape.
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`viewer on-dark ${isFullScreen ? 'viewer-full' : ''}`}
    >
      <div className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain">
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="round-button absolute top-3 inset-e-3 z-20 noscript:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        {slides.length > 0 && (
          <Slides
            title={title}
            slides={slides}
            startAt={startAt}
            captions={captions}
            transcripts={transcripts}
          />
        )}
        <div className="px-5 py-6 pb-8 md:px-10 md:py-8">{children}</div>
      </div>
    </dialog>
  );
}
