import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { takeFocus } from '#ui/take-focus.ts';

/** How long the message shows: docs/spec/public-site.md#newsletter-popup. */
const shownMs = 2_000;

/** The success message. It calls `onDone` after two seconds in which it was not held. */
export function PopupThanks({
  message,
  isHeld,
  onDone,
}: {
  message: string;
  /** Whether the visitor is in the popup. */
  isHeld: boolean;
  onDone: () => void;
}) {
  // It changes with each render of the popup, but must not restart the timer.
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => done.current(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
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
