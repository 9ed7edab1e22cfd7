/** What a person does on a page. Pointer moves do not count: a nudge of the desk causes them. */
const inputEvents = ['click', 'input', 'keydown', 'pointerdown', 'wheel'] as const;

/** How long after an input a request may still be its consequence; timers that load data again come later. */
const inUseMs = 20_000;

let lastInputAt = Date.now();

/** Stores when a person last used the tab. Opening it counts. */
export function watchInput(): void {
  for (const name of inputEvents) {
    const note = ({ isTrusted }: Event) => {
      if (isTrusted) lastInputAt = Date.now();
    };
    window.addEventListener(name, note, { capture: true, passive: true });
  }
}

/** Whether a person has used the tab just now. */
export const isInUse = (): boolean => Date.now() - lastInputAt < inUseMs;
