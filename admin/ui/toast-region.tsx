import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { type Toast, toastStore } from './toasts.ts';
import { useIsTopmost } from './topmost.ts';

/** In a dialog toasts are at the start, where a form's footer has no buttons; on phones they are above the footer. */
const places = {
  page: 'inset-x-4 bottom-4 sm:inset-x-auto sm:end-4',
  dialog: 'inset-x-4 bottom-20 sm:inset-x-auto sm:start-4 sm:bottom-4',
} as const;

/** Shows the toasts, in the page or in the topmost dialog. F8 moves focus to them. */
export function ToastRegion({ place }: { place: keyof typeof places }) {
  const isTopmost = useIsTopmost();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    if (!isTopmost) return;
    function focusOnF8(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    }
    document.addEventListener('keydown', focusOnF8);
    return () => document.removeEventListener('keydown', focusOnF8);
  }, [isTopmost]);

  function storePreviousFocus(event: FocusEvent) {
    if (!region.current?.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
  }
  function restoreFocus() {
    const isInside = region.current?.contains(document.activeElement);
    if (isInside && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }
  const cards = (tone: Toast['tone']) =>
    (isTopmost ? toasts : [])
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.serial} toast={toast} onLeave={restoreFocus} />);

  return (
    <section
      ref={region}
      aria-label={isTopmost ? 'Notifications (F8)' : undefined}
      onFocus={storePreviousFocus}
      className={`pointer-events-none fixed z-50 grid gap-2 sm:w-96 ${places[place]}`}
    >
      <div role="alert" className="contents">
        {cards('alert')}
      </div>
      <div role="status" className="contents">
        {cards('status')}
      </div>
    </section>
  );
}
