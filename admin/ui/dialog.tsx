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
  /** Esc, a click beside it or the phone's Back gesture; whoever shows the dialog decides. */
  onDismiss: () => void;
  role?: 'alertdialog';
  className: string;
  children: ReactNode;
}

/**
 * The platform's own modal: it keeps focus, makes the rest inert and gives focus back. It is open
 * for as long as it is rendered. Toasts move in, since nothing outside a modal can be reached.
 */
export function Dialog({ labelledBy, onDismiss, role, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function dismiss(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  }

  // Esc is taken as a key, since Chromium may close a dialog whose cancel event was refused before.
  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') dismiss(event);
  }

  // By place, not by a click on the dialog itself: its scroll bar is itself, too, and a selection
  // of text may end beside it.
  function dismissBeside(event: PointerEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) onDismiss();
  }

  // A browser may close it in spite of onCancel; what is still rendered has to be open.
  function reopen() {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    onDismiss();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      onKeyDown={dismissOnEscape}
      onCancel={dismiss}
      onClose={reopen}
      onPointerDown={dismissBeside}
      className={`border border-line bg-panel shadow-2xl ${className}`}
    >
      {children}
      <ToastRegion />
    </dialog>
  );
}
