/** A temporary message. A screen reader announces an `alert` at once, a `status` when it is idle. */
export interface Toast {
  id: string;
  /** Increases with each toast, so that a toast that replaces another has a new timer. */
  serial: number;
  tone: 'status' | 'alert';
  text: string;
  action?: { label: string; run: () => void };
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let serial = 0;
const listeners = new Set<Listener>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Whether a toast only reports a success, with nothing to do about it. */
export const isPlain = ({ tone, action }: Pick<Toast, 'tone' | 'action'>) =>
  tone === 'status' && !action;

/** How long a toast shows. Failures and what can be undone need more time. */
export const chooseVisibleMs = (toast: Toast): number => (isPlain(toast) ? 4_000 : 10_000);

/** Shows a toast. It replaces one with the same id, and a report of success replaces the one before. */
export function showToast(options: Omit<Toast, 'id' | 'serial'> & { id?: string }) {
  serial += 1;
  const toast = { id: `toast-${serial}`, ...options, serial };
  const isReplaced = (other: Toast) => other.id === toast.id || (isPlain(other) && isPlain(toast));
  setToasts([...toasts.filter((other) => !isReplaced(other)), toast].slice(-4));
}

/** Closes a toast, unless another one has replaced it. */
export function dismissToast(toast: Toast) {
  setToasts(toasts.filter((other) => other !== toast));
}

/** Closes a toast and runs its action. */
export function actOnToast(toast: Toast) {
  dismissToast(toast);
  toast.action?.run();
}

/** Closes all toasts, for example when another person signs in. */
export const clearToasts = () => setToasts([]);

/** The store of toasts, for useSyncExternalStore. */
export const toastStore = {
  read: () => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
