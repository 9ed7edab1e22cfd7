import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Place } from '#contract/format/distance.ts';
import { useSiteConfig } from '../layout/site-config.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';

/** Loads the map's code when it is first opened. If that fails, the fields still work. */
function useLocationMap(isNeeded: boolean) {
  return useQuery({
    queryKey: ['location-map'],
    queryFn: () => import('./location-map.tsx'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Parses typed coordinates; null if they are invalid or the two zeros of a new dealer. */
function parsePlace(lat: unknown, lng: unknown): Place | null {
  const [north, east] = [lat, lng].map((degrees) => Number(String(degrees).trim() || Number.NaN));
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lng: east } : null;
}

const mapSearch = 'https://www.google.com/maps/search/?api=1&query=';
const buildMapLink = ({ lat, lng }: Place) =>
  `${mapSearch}${encodeURIComponent(`${lat.toFixed(6)},${lng.toFixed(6)}`)}`;

/** Fills the fields lat and lng from a map, and the map link. The map opens at the dealer's city. */
export function LocationPicker() {
  const [isOpen, setOpen] = useState(false);
  const { setValue, getValues } = useFormContext();
  const [lat, lng, city] = useWatch({ name: ['lat', 'lng', 'city'] });
  const { data: config } = useSiteConfig();
  const { data: module, error, refetch } = useLocationMap(isOpen);

  function pick(place: Place) {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    setValue('lat', String(Number(place.lat.toFixed(6))), options);
    setValue('lng', String(Number(place.lng.toFixed(6))), options);
    // A link that somebody entered stays.
    const link = String(getValues('map')).trim();
    if (link === '' || link.startsWith(mapSearch)) setValue('map', buildMapLink(place), options);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <MapPin aria-hidden size={14} />
        {isOpen ? 'Hide the map' : 'Pick a location on the map'}
      </Button>
      {isOpen && (
        <div className="w-full">
          {error && <ErrorPanel message="The map could not be loaded." onRetry={refetch} />}
          {!error && !(module && config) && <p role="status">Loading the map...</p>}
          {module && config && (
            <module.LocationMap
              place={parsePlace(lat, lng)}
              city={String(city ?? '')}
              tiles={config.mapTiles}
              onPick={pick}
            />
          )}
        </div>
      )}
    </div>
  );
}
