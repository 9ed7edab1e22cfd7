import { X } from 'lucide-react';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { countCovered, findFreePlace, listUsableControls } from './free-place.ts';
import {
  actOnToast,
  chooseVisibleMs,
  dismissToast,
  isPlain,
  type Toast,
  toastStore,
} from './toasts.ts';

let mounted: readonly string[] = [];
const listeners = new Set<() => void>();

function setMounted(next: readonly string[]) {
  mounted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the caller was mounted last: among toast regions, the one of the topmost dialog or of the page. */
function useIsTopmost(): boolean {
  const id = useId();
  useEffect(() => {
    setMounted([...mounted, id]);
    return () => setMounted(mounted.filter((other) => other !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => mounted.at(-1) === id);
}

/**
 * One toast, low on phones, to fit between the controls. Its timer pauses while it has the pointer or focus. A finger
 * reaches what is below its text: a phone may have no place where it covers nothing.
 */
function ToastCard({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const pauseHandlers = useTimedDismissal(toast);
  function leave() {
    dismissToast(toast);
    onLeave();
  }
  function act() {
    actOnToast(toast);
    onLeave();
  }
  return (
    <div
      {...pauseHandlers}
      className="rise-in pointer-events-auto pointer-coarse:pointer-events-none pointer-coarse:*:[button]:pointer-events-auto flex w-full items-center gap-x-1 rounded-panel max-sm:py-0.5 border border-line bg-raised py-1.5 ps-3.5 pe-1.5 shadow-xl"
    >
      <p
        dir="auto"
        className={`min-w-0 flex-1 py-1 break-words max-sm:py-0 max-sm:text-xs max-sm:leading-4 ${toast.tone === 'alert' ? 'text-red' : ''}`}
      >
        {toast.text}
      </p>
      {toast.action && (
        <Button tone="bare" className="text-accent max-sm:pointer-coarse:min-h-9" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        icon={X}
        className="max-sm:pointer-coarse:size-9"
        onClick={leave}
      />
    </div>
  );
}

function useTimedDismissal(toast: Toast) {
  const [isPaused, setPaused] = useState(false);
  const remainingMs = useRef(chooseVisibleMs(toast));
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(toast), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, toast]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}

/** The interval at which the place of toasts is checked: the page may scroll or change below them. */
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

/** Closes reports of success at the next touch: somebody who goes on has read them. */
function useTouchDismissal(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useEffect(() => {
    function dismissPlain({ pointerType, target }: PointerEvent) {
      if (pointerType !== 'touch' || region.current?.contains(target as Node)) return;
      for (const toast of toasts) if (isPlain(toast)) dismissToast(toast);
    }
    document.addEventListener('pointerdown', dismissPlain);
    return () => document.removeEventListener('pointerdown', dismissPlain);
  }, [region, toasts]);
}

const noToasts: readonly Toast[] = [];

/** Shows the toasts, in the page or in the topmost dialog. F8 moves focus to them. */
export function ToastRegion({ side }: { side: 'start' | 'end' }) {
  const isTopmost = useIsTopmost();
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const toasts = isTopmost ? all : noToasts;
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, toasts, side);
  useTouchDismissal(region, toasts);
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
