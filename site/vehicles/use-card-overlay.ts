import { useEffect, useState } from 'react';

/**
 * The overlay of a card. CSS shows it on hover and while a link of the card has keyboard focus; a button of the
 * card pins it. Escape hides it until the pointer or focus leaves the card.
 */
export function useCardOverlay() {
  const [isPinned, setIsPinned] = useState(false);
  const [state, setState] = useState<'idle' | 'entered' | 'dismissed'>('idle');

  useEffect(() => {
    if (state !== 'entered' && !isPinned) return;
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsPinned(false);
      setState('dismissed');
    };
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, [state, isPinned]);

  const enter = () => setState((before) => (before === 'idle' ? 'entered' : before));
  const leave = () => setState('idle');

  return {
    isPinned,
    isDismissed: state === 'dismissed',
    toggle: () => {
      setIsPinned(!isPinned);
      setState('entered');
    },
    /** For the card's element. */
    handlers: { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave },
  };
}

/** Returns the classes of an overlay in an element of the class `group`. */
export function overlayClass(isPinned: boolean, isDismissed: boolean): string {
  if (isPinned) return 'card-overlay card-overlay-pinned';
  return isDismissed ? 'card-overlay card-overlay-dismissed' : 'card-overlay';
}
