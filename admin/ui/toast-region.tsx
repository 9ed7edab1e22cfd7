import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { countCovered, findFreePlace, listUsableControls } from './free-place.ts';
import { ToastCard } from './toast-card.tsx';
import { type Toast, toastStore } from './toasts.ts';
import { useIsTopmost } from './topmost.ts';

/** How often the place of toasts is checked: the page may scroll or change below them. */
const checkMs = 250;

/** Keeps toasts where they cover no control. They stay where they are while they have the pointer or focus. */
function useFreePlace(
  region: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  side: 'start' | 'end',
): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return element?.removeAttribute('style');
    function check() {
      if (!element || element.matches(':hover, :focus-within')) return;
      const obstacles = listUsableControls(element);
      const present = element.getBoundingClientRect();
      const { width, height } = present;
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      const isPlaced = element.style.left !== '' && present.top >= 0 && present.right <= view.width;
      if (isPlaced && countCovered(present, obstacles) === 0) return;
      const { left, top } = findFreePlace({ width, height, side }, view, obstacles);
      element.style.left = `${left}px`;
      element.style.bottom = `${view.height - top - height}px`;
    }
    check();
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [region, toasts, side]);
}

const noToasts: readonly Toast[] = [];

/** Shows the toasts, in the page or in the topmost dialog. F8 moves focus to them. */
export function ToastRegion({ side }: { side: 'start' | 'end' }) {
  const isTopmost = useIsTopmost();
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const toasts = isTopmost ? all : noToasts;
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, toasts, side);
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
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.serial} toast={toast} onLeave={restoreFocus} />);

  return (
    <section
      ref={region}
      aria-label={isTopmost ? 'Notifications (F8)' : undefined}
      onFocus={storePreviousFocus}
      className="pointer-events-none fixed z-50 grid w-80 gap-2 max-sm:w-[calc(100vw-1rem)]"
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
