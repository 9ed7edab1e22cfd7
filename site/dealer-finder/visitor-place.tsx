import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dealerMessages } from '#contract/dealers/dealers.ts';
import type { Place } from '#contract/format/distance.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/dealer-finder';
import { ScriptedText } from '../layout/scripted-text.tsx';

/** The status of the [location request](docs/spec/public-site.md#dealer-finder). */
type LocationStatus = 'idle' | 'requesting' | 'granted' | 'denied';

/** These values are part of the [specification](docs/spec/public-site.md#dealer-finder). */
const deniedShownMs = 3_000;
const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

/** The visitor's location, once requested and allowed. `problem` is a message for an alert, or ''. */
export function useVisitorPlace(onGranted: () => void) {
  const [locationStatus, setLocationStatus] = useState<LocationStatus>('idle');
  const [place, setPlace] = useState<Place>();
  const [problem, setProblem] = useState('');
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (locationStatus !== 'denied') return;
    const timer = setTimeout(() => setLocationStatus('idle'), deniedShownMs);
    return () => clearTimeout(timer);
  }, [locationStatus]);

  function found({ coords }: GeolocationPosition) {
    if (!isMounted.current) return;
    setPlace({ lat: coords.latitude, lng: coords.longitude });
    setLocationStatus('granted');
    onGranted();
  }

  function failed({ code, PERMISSION_DENIED }: GeolocationPositionError) {
    if (!isMounted.current) return;
    setPlace(undefined);
    setLocationStatus('denied');
    // A denial is the visitor's own choice and needs no message.
    if (code !== PERMISSION_DENIED) setProblem(words.locationNotFound);
  }

  function ask() {
    if (locationStatus === 'requesting') return;
    setProblem('');
    if (!navigator.geolocation) return setProblem(dealerMessages.noGeolocation);
    setLocationStatus('requesting');
    navigator.geolocation.getCurrentPosition(found, failed, options);
  }

  return { locationStatus, place, problem, ask };
}

const labels: Record<LocationStatus, string> = {
  idle: words.myLocation,
  requesting: words.gettingLocation,
  granted: words.locationEnabled,
  denied: words.locationDenied,
};

/** Requests the visitor's location and shows the status. A button from hydration on. */
export function LocationButton({
  locationStatus,
  onAsk,
}: {
  locationStatus: LocationStatus;
  onAsk: () => void;
}) {
  const isHydrated = useHydrated();
  const isRequesting = locationStatus === 'requesting';
  const content = (
    <>
      <LocateFixed
        aria-hidden="true"
        className={`size-4 shrink-0 ${locationStatus === 'granted' ? 'text-signal' : 'text-graphite-600'}`}
      />
      <ScriptedText text={labels[locationStatus]} />
    </>
  );
  const look =
    'inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline decoration-graphite-300 underline-offset-4';
  if (!isHydrated) return <span className={`${look} noscript:hidden`}>{content}</span>;
  return (
    <>
      <button
        type="button"
        aria-disabled={isRequesting || undefined}
        onClick={() => !isRequesting && onAsk()}
        className={`${look} cursor-pointer transition-colors hover:decoration-current aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
      >
        {content}
      </button>
      <p role="status" className="sr-only">
        {locationStatus !== 'idle' && labels[locationStatus]}
      </p>
    </>
  );
}
