import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { takeFocus } from '#ui/take-focus.ts';

/** How long thanks are read (document 1, section 9). */
const shownMs = 2_000;

/** Thanks, for a moment. */
export function PopupThanks({ message, onOver }: { message: string; onOver: () => void }) {
  // The popup gives it a new function with each render; the time is counted once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const timer = setTimeout(onOver, shownMs);
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
