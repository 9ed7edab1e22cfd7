import { LocateFixed } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Locating } from './use-visitor-place.ts';

const labels: Record<Locating, string> = {
  idle: 'Use my location',
  requesting: 'Getting location...',
  granted: 'Location enabled',
  denied: 'Location denied',
};

/** Asks for the visitor's location, and says how that stands. Without script there is nothing to ask. */
export function LocationButton({ locating, onAsk }: { locating: Locating; onAsk: () => void }) {
  return (
    <>
      <Button
        variant="outline"
        disabled={locating === 'requesting'}
        onClick={onAsk}
        className="w-full noscript:hidden"
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
