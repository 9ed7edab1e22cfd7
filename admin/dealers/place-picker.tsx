import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Place } from '#contract/distance.ts';
import { useSiteConfig } from '../layout/site-config.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';

/** The map's code, which comes when it is first asked for; without a line the fields still work. */
function usePlaceMap(isWanted: boolean) {
  return useQuery({
    queryKey: ['place-map'],
    queryFn: () => import('./place-map.tsx'),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What is typed as a place; null where it is none yet, as the two zeros of a new dealer. */
function placeOf(lat: unknown, lng: unknown): Place | null {
  const [north, east] = [lat, lng].map((degrees) => Number(String(degrees).trim() || Number.NaN));
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lng: east } : null;
}

/** Fills the form's lat and lng from a map. */
export function PlacePicker() {
  const [isOpen, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] });
  const { data: config } = useSiteConfig();
  const { data: module, error, refetch } = usePlaceMap(isOpen);

  function pick(place: Place) {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    setValue('lat', String(Number(place.lat.toFixed(6))), options);
    setValue('lng', String(Number(place.lng.toFixed(6))), options);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <MapPin aria-hidden size={14} />
        {isOpen ? 'Put the map away' : 'Pick the place on a map'}
      </Button>
      {isOpen && (
        <div className="w-full">
          {error && <ErrorPanel message="The map could not be loaded." onRetry={refetch} />}
          {!error && !(module && config) && <p role="status">Loading the map...</p>}
          {module && config && (
            <module.PlaceMap place={placeOf(lat, lng)} tiles={config.mapTiles} onPick={pick} />
          )}
        </div>
      )}
    </div>
  );
}
