import { LocateFixed } from 'lucide-react';
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
      <button
        type="button"
        disabled={!isHydrated}
        aria-disabled={isRequesting || undefined}
        onClick={() => !isRequesting && onAsk()}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold underline decoration-graphite-300 underline-offset-4 transition-colors hover:decoration-current aria-disabled:cursor-not-allowed aria-disabled:opacity-60 noscript:hidden"
      >
        <LocateFixed
          aria-hidden="true"
          className={`size-4 shrink-0 ${locationStatus === 'granted' ? 'text-signal' : 'text-graphite-600'}`}
        />
        {labels[locationStatus]}
      </button>
      <p role="status" className="sr-only">
        {locationStatus !== 'idle' && labels[locationStatus]}
      </p>
    </>
  );
}
