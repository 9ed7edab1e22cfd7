import { LocateFixed } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Locating } from './use-visitor-place.ts';

const labels: Record<Locating, string> = {
  idle: 'Use my location',
  requesting: 'Getting location...',
  granted: 'Location enabled',
  denied: 'Location denied',
};

/** Asks for the visitor's location, and says how that stands. Without script there is nothing to ask. */
export function LocationButton({ locating, onAsk }: { locating: Locating; onAsk: () => void }) {
  const isHydrated = useHydrated();
  return (
    <>
      <Button
        variant="outline"
        disabled={!isHydrated || locating === 'requesting'}
        onClick={onAsk}
        className={`w-full noscript:hidden ${isHydrated ? '' : 'opacity-100!'}`}
      >
        <LocateFixed
          aria-hidden="true"
          className={`size-4 shrink-0 ${locating === 'granted' ? 'text-signal' : ''}`}
        />
        {labels[locating]}
      </Button>
      <p role="status" className="sr-only">
        {locating !== 'idle' && labels[locating]}
      </p>
    </>
  );
}
