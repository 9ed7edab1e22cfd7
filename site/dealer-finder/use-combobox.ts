import { type KeyboardEvent, useState } from 'react';

interface Combobox<Option> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Escape with nothing open. */
  onClear: () => void;
}

/**
 * The state and keys of a text field that completes what is typed (ARIA 1.2, editable combobox with a
 * list). Nothing is marked until an arrow key marks it, so Enter searches for what was typed.
 */
export function useCombobox<Option>({ options, onChoose, onClear }: Combobox<Option>) {
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options[marked] : undefined;

  function open() {
    setWanted(true);
    setMarked(-1);
  }

  function close() {
    setWanted(false);
    setMarked(-1);
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  /** From the field itself, which is before the first and after the last option, and back to it. */
  function mark(step: 1 | -1) {
    const places = options.length + 1;
    setWanted(true);
    setMarked((before) => {
      const from = isOpen && before < options.length ? before : -1;
      return ((from + 1 + step + places) % places) - 1;
    });
  }

  function actOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => mark(1);
    if (key === 'ArrowUp') return () => mark(-1);
    if (key === 'Escape') return isOpen ? close : onClear;
    if (key === 'Enter' && active !== undefined) return () => choose(active);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { isOpen, marked: isOpen ? marked : -1, open, close, choose, onKeyDown };
}
