import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { Group } from './group-dealers.ts';

/** As large as a finger needs it; what is drawn in it is smaller. */
const sizePx = 44;

/** What a pin is called: its dealer, or how many and where. */
function nameOf({ dealers }: Group): string {
  const [first] = dealers;
  if (dealers.length === 1 && first) return `${first.name}, ${first.city}`;
  const cities = [...new Set(dealers.map(({ city }) => city))];
  const named = cities.slice(0, 3).join(', ');
  return `${dealers.length} dealers: ${named}${cities.length > 3 ? ' and elsewhere' : ''}`;
}

/**
 * A marker that is a real button, for one dealer or several. Leaflet's own would be a button by role
 * only, deaf to the space bar.
 */
export function makePin(map: LeafletMap, group: Group, onPress: () => void): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = group.dealers.length > 1 ? 'map-cluster' : 'map-pin';
  button.setAttribute('aria-label', nameOf(group));
  const count = document.createElement('span');
  if (group.dealers.length > 1) count.textContent = String(group.dealers.length);
  button.append(count);
  button.addEventListener('click', onPress);
  // By Tab one may come to a pin out of view; by pointer one can't.
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible'))
      map.panInside([group.lat, group.lng], { padding: [60, 60] });
  });
  DomEvent.disableClickPropagation(button);
  return marker([group.lat, group.lng], {
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-spot', html: button, iconSize: [sizePx, sizePx] }),
  });
}

/** The button of a pin that is on the map. */
export const buttonOf = (pin: Marker) => pin.getElement()?.querySelector('button') ?? null;
