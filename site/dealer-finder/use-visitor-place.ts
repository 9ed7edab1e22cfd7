import { useEffect, useRef, useState } from 'react';
import { dealerMessages } from '#contract/dealers/dealers.ts';
import type { Place } from '#contract/format/distance.ts';

/** The status of the [location request](docs/spec/public-site.md#dealer-finder). */
export type LocationStatus = 'idle' | 'requesting' | 'granted' | 'denied';

/** These values are part of the [specification](docs/spec/public-site.md#dealer-finder). */
const deniedShownMs = 3_000;
const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

/** Shown if no location was found. A denial is the visitor's own choice and needs no message. */
const notFound = 'Your location could not be found. Search for your city instead.';

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
    if (code !== PERMISSION_DENIED) setProblem(notFound);
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
