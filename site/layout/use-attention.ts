import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether to load what is not needed at first: at once in wide windows, on phones as soon as the visitor touches,
 * scrolls or types, so that a page opens quickly over a slow line.
 */
export function useAttention(): boolean {
  const [hasAttention, setHasAttention] = useState(false);

  useEffect(() => {
    if (hasAttention) return;
    const notice = () => setHasAttention(true);
    if (scrollY > 0 || matchMedia('(width >= 48rem)').matches) return notice();
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, [hasAttention]);

  return hasAttention;
}
