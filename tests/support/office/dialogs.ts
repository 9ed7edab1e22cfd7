/*
 * What browsers do with <dialog>, and happy-dom does not: a modal one takes focus, makes the rest of the page inert
 * and returns focus when it closes.
 */

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

/** The open modal dialogs, the topmost last. */
const modals: HTMLDialogElement[] = [];
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function open(dialog: HTMLDialogElement): void {
  focusBefore.set(dialog, document.activeElement);
  dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>(focusable)?.focus();
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  if (modals.includes(this)) modals.splice(modals.indexOf(this), 1);
  this.removeAttribute('open');
  const before = focusBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
}

const isInert = (element: Element): boolean => {
  const modal = modals.findLast((dialog) => dialog.isConnected);
  return modal !== undefined && !modal.contains(element) && !element.contains(modal);
};

/** There are no style sheets: an element is hidden by its attributes, or because it is inert. */
function computeStyle(element: HTMLElement): Partial<CSSStyleDeclaration> {
  const display =
    element.hidden || (element instanceof HTMLDialogElement && !element.open) ? 'none' : 'block';
  const visibility = isInert(element) ? 'hidden' : 'visible';
  const values: Record<string, string> = { display, visibility };
  return { display, visibility, getPropertyValue: (name) => values[name] ?? '' };
}

/** Adds this behavior to the document. */
export function prepareDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      open(this);
    },
    showModal(this: HTMLDialogElement) {
      modals.push(this);
      open(this);
    },
    close: closeDialog,
  });
  Object.defineProperty(globalThis, 'getComputedStyle', {
    value: computeStyle,
    configurable: true,
  });
}
