import { useEffect, useRef, useState } from 'react';
import { dealerMessages } from '#contract/dealers.ts';
import type { Place } from '#contract/distance.ts';

/** How asking for the visitor's location stands (document 1, section 4). */
export type Locating = 'idle' | 'requesting' | 'granted' | 'denied';

/** Document 1, section 9. */
const deniedShownMs = 3_000;
const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

/** Refusing is the visitor's choice and needs no explanation; that nothing was found does. */
const notFound = 'Your location could not be found. Search for your city instead.';

/** Where the visitor is, once asked for and allowed; `problem` is what is to be said in an alert. */
export function useVisitorPlace(onGranted: () => void) {
  const [locating, setLocating] = useState<Locating>('idle');
  const [place, setPlace] = useState<Place>();
  const [problem, setProblem] = useState('');
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (locating !== 'denied') return;
    const timer = setTimeout(() => setLocating('idle'), deniedShownMs);
    return () => clearTimeout(timer);
  }, [locating]);

  function found({ coords }: GeolocationPosition) {
    if (!isHere.current) return;
    setPlace({ lat: coords.latitude, lng: coords.longitude });
    setLocating('granted');
    onGranted();
  }

  function failed({ code, PERMISSION_DENIED }: GeolocationPositionError) {
    if (!isHere.current) return;
    setPlace(undefined);
    setLocating('denied');
    if (code !== PERMISSION_DENIED) setProblem(notFound);
  }

  function ask() {
    if (locating === 'requesting') return;
    setProblem('');
    if (!navigator.geolocation) return setProblem(dealerMessages.noGeolocation);
    setLocating('requesting');
    navigator.geolocation.getCurrentPosition(found, failed, options);
  }

  return { locating, place, problem, ask };
}
