import { CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { takeFocus } from '#ui/take-focus.ts';
import * as words from '#words/site/newsletter';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { PopupForm } from './popup-form.tsx';

/**
 * Whether the visitor has used the popup since they subscribed: the pointer moved in it, or they moved focus to
 * something in it. A pointer that rests where Subscribe was, and the initial focus of the message, do not count.
 */
function usePresence() {
  const [isPointerIn, setPointerIn] = useState(false);
  const [isFocusIn, setFocusIn] = useState(false);
  return {
    isPresent: isPointerIn || isFocusIn,
    handlers: {
      // The content covers the dialog, so the dialog itself is the backdrop.
      onPointerMove: ({ target, currentTarget }: PointerEvent) =>
        setPointerIn(target !== currentTarget),
      onPointerLeave: () => setPointerIn(false),
      onFocus: ({ target }: FocusEvent) => setFocusIn(target.getAttribute('role') !== 'status'),
      onBlur: () => setFocusIn(false),
    },
  };
}

/**
 * The newsletter popup in a modal dialog, which keeps focus, closes on Escape and restores focus. On phones
 * it is at the bottom of the screen. `onClose` is called however it closes.
 */
export function NewsletterPopup({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [thanks, setThanks] = useState<string | null>(null);
  const { isPresent, handlers } = usePresence();
  const close = () => ref.current?.close();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The heading rather than a field, so that phones do not open the keyboard.
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  // The content covers the dialog, so a press on the dialog itself is on the backdrop.
  function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) close();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby="popup-title"
      onClose={onClose}
      onPointerDown={closeOnBackdrop}
      {...(thanks !== null && handlers)}
      className="newsletter-popup"
    >
      <div className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="studio relative overflow-hidden max-md:h-28 md:min-h-[30rem]">
          <StudioPicture
            picture={stagedShot('ora-07', 'designed')}
            isFirstView
            sizes="(width >= 48rem) 40rem, 100vw"
            className="full-picture object-[25%_60%]"
          />
        </div>
        <div className="flex flex-col justify-center bg-paper px-5 pt-6 pb-7 md:px-10 md:py-12">
          <h2
            ref={heading}
            id="popup-title"
            tabIndex={-1}
            className="pe-10 text-3xl font-semibold tracking-tight md:text-4xl"
          >
            {words.popupTitle}
          </h2>
          {thanks === null ? <PopupForm onSubscribed={setThanks} onLater={close} /> : null}
          {thanks !== null && <PopupThanks message={thanks} isHeld={isPresent} onDone={close} />}
        </div>
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={close}
        className="absolute top-2 inset-e-2 grid size-11 cursor-pointer place-items-center rounded-full text-white transition-colors hover:bg-white/15 md:text-graphite-950 md:hover:bg-graphite-950/8"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </dialog>
  );
}

/** How long the message shows: docs/spec/public-site.md#newsletter-popup. */
const shownMs = 2_000;

/** The success message. It calls `onDone` after two seconds in which it was not held. */
function PopupThanks({
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
