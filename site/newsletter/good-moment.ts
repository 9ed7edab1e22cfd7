/** How soon another moment is tried where one was not good. */
const againMs = 1_000;

const writing = 'input, textarea, select, [contenteditable]';

/** Whether an interruption would be rude: something is asked or typed, a dialog is open, nobody looks. */
function isBadMoment(): boolean {
  return (
    document.hidden ||
    document.querySelector('dialog:modal, :popover-open, .consent-banner') !== null ||
    document.activeElement?.closest(writing) != null
  );
}

/**
 * Acts when the visitor has had a first look: after so many ms in peace, or, if that comes first, when
 * half a screen was scrolled; never while something else goes on. Answers how to call it off.
 */
export function atGoodMoment(peaceMs: number, act: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  let timer = setTimeout(tryNow, peaceMs);

  function tryNow() {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (isBadMoment()) {
      timer = setTimeout(tryNow, againMs);
      return;
    }
    calledOff.abort();
    act();
  }

  function lookAtScroll() {
    if (window.scrollY > window.innerHeight / 2) tryNow();
  }
  window.addEventListener('scrollend', lookAtScroll, { passive: true, signal });
  // Safari before 26 knows no scrollend; there the seconds decide.
  return () => {
    clearTimeout(timer);
    calledOff.abort();
  };
}
