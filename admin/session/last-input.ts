/** Events of a person's input. Pointer moves do not count, since a nudge of the desk causes them. */
const inputEvents = ['click', 'input', 'keydown', 'pointerdown', 'wheel'] as const;

/** How long after an input a request counts as its consequence. Timers that refetch data fire later. */
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
