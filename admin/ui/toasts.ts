/** A short message that passes. `alert` interrupts who hears the page, `status` waits. */
export interface Toast {
  id: string;
  /** Counts up, so that a toast that takes another's place has its own time. */
  serial: number;
  tone: 'status' | 'alert';
  text: string;
  action?: { label: string; run: () => void };
  /** Called once it has gone without its action: in time, by hand, or for another toast. */
  onGone?: () => void;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let serial = 0;
const listeners = new Set<Listener>();

/** `acted` is gone by its action. */
function setToasts(next: readonly Toast[], acted?: Toast) {
  const gone = toasts.filter((toast) => toast !== acted && !next.includes(toast));
  toasts = next;
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
}

/** Shows a toast. One with the id of another takes its place, so that news of one thing is one toast. */
export function showToast(news: Omit<Toast, 'id' | 'serial'> & { id?: string }) {
  serial += 1;
  const toast = { id: `toast-${serial}`, ...news, serial };
  setToasts([...toasts.filter(({ id }) => id !== toast.id), toast].slice(-4));
}

/** Takes a toast away, unless another has taken its place meanwhile. */
export function dismissToast(toast: Toast) {
  setToasts(toasts.filter((other) => other !== toast));
}

/** Takes the toast of an id away, as time would. */
export function dismissToastOf(id: string) {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Takes a toast away and does what it offers. */
export function actOnToast(toast: Toast) {
  setToasts(
    toasts.filter((other) => other !== toast),
    toast,
  );
  toast.action?.run();
}

/** The toasts to show and how to hear of changes, for useSyncExternalStore. */
export const toastStore = {
  read: () => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
