import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MediaFile } from '#contract/content/media-file.ts';
import { FileSlide } from './file-slide.tsx';
import { useSlides } from './use-slides.ts';

const round =
  'grid size-11 cursor-pointer place-items-center rounded-full bg-graphite-950/70 text-white transition-colors hover:bg-graphite-700';

/**
 * A record's pictures and films over the page, with its text. Escape, a click beside it and the
 * button close it; arrows, dots and a swipe turn the pages. Without script it stands in the page.
 */
export function Viewer({
  title,
  files,
  onClose,
  children,
}: {
  title: string;
  files: readonly MediaFile[];
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, current, goTo } = useSlides(files.length);

  useEffect(() => {
    if (!dialog.current) return;
    // It came open, for browsers without script; taking that back is not closing it.
    dialog.current.open = false;
    dialog.current.showModal();
  }, []);

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }
  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') goTo(current - 1);
    if (event.key === 'ArrowRight') goTo(current + 1);
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onClose={onClose}
      onClick={closeBeside}
      onKeyDown={turnByKey}
      className="viewer on-dark"
    >
      <div className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain">
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className={`${round} absolute top-3 right-3 z-20 noscript:hidden`}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        {files.length > 0 && (
          <section
            aria-roledescription="carousel"
            aria-label={`Pictures of ${title}`}
            className="relative flex-none bg-black"
          >
            <ul ref={track} className="viewer-track">
              {files.map((file, index) => (
                <li
                  key={file.url}
                  aria-label={`${index + 1} of ${files.length}`}
                  inert={index !== current}
                  className="grid aspect-video w-full flex-none snap-center place-items-center"
                >
                  <FileSlide file={file} title={title} isCurrent={index === current} />
                </li>
              ))}
            </ul>
            {files.length > 1 && <Turns count={files.length} current={current} onTurn={goTo} />}
          </section>
        )}
        <div className="px-5 py-6 pb-8 md:px-10 md:py-8">{children}</div>
      </div>
    </dialog>
  );
}

function Turns({
  count,
  current,
  onTurn,
}: {
  count: number;
  current: number;
  onTurn: (index: number) => void;
}) {
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        aria-label="Previous"
        onClick={() => onTurn(current - 1)}
        className={`${round} absolute top-1/2 left-3 -translate-y-1/2`}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Next"
        onClick={() => onTurn(current + 1)}
        className={`${round} absolute top-1/2 right-3 -translate-y-1/2`}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
      <div className="absolute inset-x-0 bottom-0 flex justify-center">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            key={index}
            type="button"
            aria-label={`Show ${index + 1} of ${count}`}
            aria-current={index === current || undefined}
            onClick={() => onTurn(index)}
            className="group grid size-8 cursor-pointer place-items-center"
          >
            <span className="size-2 rounded-full bg-white/50 transition-transform group-aria-[current]:scale-150 group-aria-[current]:bg-white" />
          </button>
        ))}
      </div>
    </div>
  );
}
