import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether to load what is not needed at first: at once in wide windows, on phones as soon as the visitor touches,
 * scrolls or types, so that a page opens quickly over a slow line; at the latest after `latestMs`, if given.
 */
export function useAttention(latestMs?: number): boolean {
  const [hasAttention, setHasAttention] = useState(false);

  useEffect(() => {
    if (hasAttention) return;
    const notice = () => setHasAttention(true);
    if (scrollY > 0 || matchMedia('(width >= 48rem)').matches) return notice();
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
    const timer = latestMs === undefined ? undefined : setTimeout(notice, latestMs);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, [hasAttention, latestMs]);

  return hasAttention;
}
