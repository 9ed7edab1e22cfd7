import { LocateFixed } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { LocationStatus } from './use-visitor-place.ts';

const labels: Record<LocationStatus, string> = {
  idle: 'Use my location',
  requesting: 'Getting location...',
  granted: 'Location enabled',
  denied: 'Location denied',
};

/** Requests the visitor's location and shows the status. Hidden without JavaScript. */
export function LocationButton({
  locationStatus,
  onAsk,
}: {
  locationStatus: LocationStatus;
  onAsk: () => void;
}) {
  const isHydrated = useHydrated();
  const isRequesting = locationStatus === 'requesting';
  return (
    <>
      <Button
        variant="outline"
        disabled={!isHydrated}
        aria-disabled={isRequesting || undefined}
        onClick={() => !isRequesting && onAsk()}
        className={`w-full noscript:hidden ${isHydrated ? '' : 'opacity-100!'}`}
      >
        <LocateFixed
          aria-hidden="true"
          className={`size-4 shrink-0 ${locationStatus === 'granted' ? 'text-signal' : ''}`}
        />
        {labels[locationStatus]}
      </Button>
      <p role="status" className="sr-only">
        {locationStatus !== 'idle' && labels[locationStatus]}
      </p>
    </>
  );
}
