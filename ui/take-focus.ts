/** A ref that moves focus to its element as it appears, which also brings it into view. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
