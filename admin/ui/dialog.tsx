import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { ToastRegion } from './toast-region.tsx';

interface DialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The id of the text that is read with the heading. */
  describedBy?: string;
  /** Called on Esc, a click outside or the Back gesture. The caller decides whether to close. */
  onDismiss: () => void;
  role?: 'alertdialog';
  /** Whether the page behind it can still be used; then only Esc and its own buttons dismiss it. */
  isBeside?: boolean;
  /** Called for all other keys. */
  onKey?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  className: string;
  children: ReactNode;
}

/**
 * The native dialog, modal unless it is beside the page: it traps focus, makes the page inert and restores focus. It is
 * open as long as it is rendered. Toasts appear inside it, since nothing outside a modal dialog can be reached.
 */
export function Dialog({
  labelledBy,
  describedBy,
  onDismiss,
  role,
  isBeside = false,
  onKey,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isBeside) dialog?.show();
    else dialog?.showModal();
    return () => dialog?.close();
  }, [isBeside]);

  function dismiss(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  }

  // Esc is handled as a key: Chromium closes a dialog whose cancel event was prevented once before.
  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Escape') dismiss(event);
    else onKey?.(event);
  }

  // Compares coordinates: the target of a press on the scroll bar is the dialog, too. On pointer down, since a
  // text selection can end outside.
  function dismissOutside(event: PointerEvent<HTMLDialogElement>) {
    if (isBeside || event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) onDismiss();
  }

  // A browser can close the dialog despite onCancel. It must stay open while it is rendered.
  function reopen() {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (isBeside) dialog.show();
    else dialog.showModal();
    onDismiss();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={handleKey}
      onCancel={dismiss}
      onClose={reopen}
      onPointerDown={dismissOutside}
      className={`border border-line bg-panel shadow-2xl ${className}`}
    >
      {children}
      <ToastRegion side="start" />
    </dialog>
  );
}

/**
 * Returns a ref for an element that sticks to an edge of a scroller: it keeps the element's height in a custom property
 * of the scroller, whose scroll padding then keeps focused controls clear of it.
 */
function measureEdge(property: string, scroller: 'dialog' | 'form') {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const container = element.closest<HTMLElement>(scroller);
    const measure = () => container?.style.setProperty(property, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      container?.style.removeProperty(property);
    };
  };
}

/** Refs of what sticks to the upper and the lower edge of a dialog. */
export const dialogTop = measureEdge('--edge-top', 'dialog');
export const dialogBottom = measureEdge('--edge-bottom', 'dialog');

/** The ref of what sticks to the lower edge of a form that scrolls. */
export const formBottom = measureEdge('--edge-bottom', 'form');
