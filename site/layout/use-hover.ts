import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Open under the pointer and with focus. It closes a while after the pointer has left, so that what
 * opened can be reached, and at once with the focus or on Escape.
 */
export function useHover(closeDelayMs = 300) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function set(open: boolean) {
    clearTimeout(timer.current);
    setIsOpen(open);
  }

  return {
    isOpen,
    // A finger does not hover: it would open what it only meant to press.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true),
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), closeDelayMs);
    },
    onFocus: () => set(true),
    onBlur: () => set(false),
  };
}
