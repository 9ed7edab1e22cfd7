import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { type Toast, toastStore } from './toasts.ts';
import { useTopmost } from './topmost.ts';

/** Where toasts appear: in the page, or in the dialog on top of it. F8 moves focus there. */
export function ToastRegion() {
  const isTopmost = useTopmost();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (!isTopmost) return;
    function focusOnF8(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    }
    document.addEventListener('keydown', focusOnF8);
    return () => document.removeEventListener('keydown', focusOnF8);
  }, [isTopmost]);

  function rememberWhence(event: FocusEvent) {
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }
  function goBack() {
    const isInside = region.current?.contains(document.activeElement);
    if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }
  const cards = (tone: Toast['tone']) =>
    (isTopmost ? toasts : [])
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.serial} toast={toast} onLeave={goBack} />);

  return (
    <section
      ref={region}
      aria-label={isTopmost ? 'Notifications (F8)' : undefined}
      onFocus={rememberWhence}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 sm:inset-x-auto sm:end-4 sm:w-96"
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
