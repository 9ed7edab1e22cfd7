import { circle, circleMarker, type Map as LeafletMap, layerGroup } from 'leaflet';
import { useEffect } from 'react';
import type { Place } from '#contract/distance.ts';

/** Document 1, section 9. */
const radiusMetres = 150;

/** Where the visitor is: a circle to scale, and a dot that shows at any zoom. */
export function useVisitorCircle(map: LeafletMap | null, visitor: Place | undefined): void {
  useEffect(() => {
    if (!map || !visitor) return;
    const area = circle(visitor, {
      radius: radiusMetres,
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
