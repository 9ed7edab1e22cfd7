/** How long to wait before the next try. */
const retryMs = 1_000;

const formControls = 'input, textarea, select, [contenteditable]';

/**
 * Whether a popup would disturb: the page is hidden, a dialog, menu or consent banner is open, or a field
 * has focus.
 */
function isDisturbing(): boolean {
  return (
    document.hidden ||
    document.querySelector('dialog:modal, :popover-open, .consent-banner') !== null ||
    document.activeElement?.closest(formControls) != null
  );
}

/** Whether a visitor has seen 60 percent of the page. */
const hasSeenEnough = () => scrollY + innerHeight >= 0.6 * document.documentElement.scrollHeight;

/**
 * Calls `callback` as soon as a popup would not disturb and the visitor has seen most of the page. Returns a function
 * that cancels it.
 */
export function runWhenUndisturbed(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tryToRun() {
    if (isDisturbing() || !hasSeenEnough()) timer = setTimeout(tryToRun, retryMs);
    else callback();
  }
  tryToRun();
  return () => clearTimeout(timer);
}
