import { type KeyboardEvent, useState } from 'react';

interface Combobox<Option> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Called on Escape while the list is closed. */
  onClear: () => void;
}

/**
 * State and key handling of a text field with suggestions (ARIA 1.2, editable combobox with a list). No
 * option is marked until an arrow key is pressed, so Enter searches for the typed text.
 */
export function useCombobox<Option>({ options, onChoose, onClear }: Combobox<Option>) {
  const [isRequested, setRequested] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isOpen = isRequested && options.length > 0;
  const active = isOpen ? options[marked] : undefined;

  function open() {
    setRequested(true);
    setMarked(-1);
  }

  function close() {
    setRequested(false);
    setMarked(-1);
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  /** Moves the mark. The field itself is a position between the last option and the first. */
  function mark(step: 1 | -1) {
    const positions = options.length + 1;
    setRequested(true);
    setMarked((before) => {
      const from = isOpen && before < options.length ? before : -1;
      return ((from + 1 + step + positions) % positions) - 1;
    });
  }

  function findAction(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => mark(1);
    if (key === 'ArrowUp') return () => mark(-1);
    if (key === 'Escape') return isOpen ? close : onClear;
    if (key === 'Enter' && active !== undefined) return () => choose(active);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = event.nativeEvent.isComposing ? undefined : findAction(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { isOpen, marked: isOpen ? marked : -1, open, close, choose, onKeyDown };
}
