/** A ref that focuses its element when it is mounted, which also scrolls it into view. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
