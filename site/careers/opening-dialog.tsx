import { useLayoutEffect, useRef } from 'react';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import { OpeningFacts } from './opening-facts.tsx';
import { buildApplyUrl } from './urls.ts';

const headingId = 'opening-title';

/**
 * The details of an opening in a modal dialog over the list. The browser keeps focus inside and restores
 * it. Without JavaScript the dialog is open in the HTML, and its button still closes it.
 */
export function OpeningDialog({ opening, onClose }: { opening: JobOpening; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A dialog that is already open cannot become modal.
    element?.removeAttribute('open');
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={headingId}
      onClose={onClose}
      {...{ closedby: 'any' }}
      className="fixed inset-y-0 right-0 left-auto z-50 m-0 h-dvh max-h-none w-full max-w-3xl animate-lights-on scroll-py-24 overflow-y-auto overscroll-contain bg-paper text-graphite-950 shadow-2xl backdrop:bg-graphite-950/70"
    >
      <div className="flex min-h-full flex-col">
        <header className="[@media(height<30rem)]:static sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-graphite-200 bg-paper px-5 py-4 md:px-10 md:py-6">
          <div className="min-w-0">
            <h2
              id={headingId}
              className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere md:text-4xl"
            >
              <span className="mr-3">{opening.title}</span>
              {opening.isSample && <SampleMark />}
            </h2>
            <p className="mt-1 text-graphite-700">
              {opening.location} · {opening.type}
            </p>
          </div>
          <form method="dialog" className="-mr-3 shrink-0">
            <Button type="submit" variant="ghost" className="px-3">
              Close
            </Button>
          </form>
        </header>
        <div className="flex-1 px-5 py-6 md:px-10 md:py-8">
          <OpeningFacts opening={opening} />
        </div>
        <footer className="[@media(height<30rem)]:static sticky bottom-0 border-t border-graphite-200 bg-paper px-5 py-4 md:px-10">
          <ButtonLink to={buildApplyUrl(opening.title)} className="w-full md:w-auto md:min-w-48">
            Apply
          </ButtonLink>
        </footer>
      </div>
    </dialog>
  );
}
