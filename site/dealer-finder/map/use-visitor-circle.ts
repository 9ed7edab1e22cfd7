import { circle, circleMarker, type Map as LeafletMap, layerGroup } from 'leaflet';
import { useEffect } from 'react';
import type { Place } from '#contract/format/distance.ts';

/** See docs/spec/public-site.md#dealer-finder. */
const radiusMeters = 150;

/** Marks the visitor's location: a circle to scale, and a dot that is visible at any zoom. */
export function useVisitorCircle(map: LeafletMap | null, visitor: Place | undefined): void {
  useEffect(() => {
    if (!map || !visitor) return;
    const area = circle(visitor, {
      radius: radiusMeters,
      interactive: false,
      className: 'map-area',
    });
    const dot = circleMarker(visitor, { radius: 6, interactive: false, className: 'map-visitor' });
    const both = layerGroup([area, dot]).addTo(map);
    return () => {
      both.remove();
    };
  }, [map, visitor]);
}
