import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { takeFocus } from '#ui/take-focus.ts';

/** How long the message shows: docs/spec/public-site.md#newsletter-popup. */
const shownMs = 10_000;

/** The success message, shown for ten seconds: who reads slowly, or hears it read, needs them. */
export function PopupThanks({ message, onDone }: { message: string; onDone: () => void }) {
  // `onDone` changes with each render of the popup, but the timer must start only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const timer = setTimeout(onDone, shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="mt-6 flex items-center gap-3 text-lg font-medium text-good"
    >
      <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
      {message}
    </p>
  );
}
