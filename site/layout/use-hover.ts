import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Opens on hover and on focus. Closes shortly after the pointer leaves, so that the pointer can reach what
 * opened, and at once on blur or Escape.
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
    // Mouse only: on touch, pressing a button would also open its label.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true),
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), closeDelayMs);
    },
    onFocus: () => set(true),
    onBlur: () => set(false),
  };
}
