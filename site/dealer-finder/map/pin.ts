import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { Group } from './group-dealers.ts';

/** Large enough for touch. The visible pin is smaller. */
const sizePx = 44;

/** The height of the page's header. */
const headerPx = 60;

/** Moves the map to a pin that keyboard focus has reached, and the page if the pin is outside the window. */
function bringIntoSight(map: LeafletMap, { lat, lng }: Group, button: HTMLElement): void {
  map.panInside([lat, lng], {
    paddingTopLeft: [60, 60],
    // The buttons that move the map.
    paddingBottomRight: [150, 130],
    animate: false,
  });
  // The browser scrolls the map's frame to the focused pin, which Leaflet undoes when it hears of it.
  setTimeout(() => {
    if (document.activeElement !== button) return;
    const { top, bottom } = button.getBoundingClientRect();
    if (top >= headerPx && bottom <= window.innerHeight) return;
    const middle = (headerPx + window.innerHeight) / 2;
    window.scrollBy({ top: (top + bottom) / 2 - middle });
  }, 100);
}

/** The accessible name of a pin: the dealer's name, or the number of dealers and their cities. */
function formatGroupName({ dealers }: Group): string {
  const [first] = dealers;
  if (dealers.length === 1 && first) return `${first.name}, ${first.city}`;
  const cities = [...new Set(dealers.map(({ city }) => city))];
  const named = cities.slice(0, 3).join(', ');
  return `${dealers.length} dealers: ${named}${cities.length > 3 ? ' and elsewhere' : ''}`;
}

/**
 * A marker for one dealer or several that is a real button. Leaflet's own marker only has the role and
 * ignores the space bar.
 */
export function makePin(map: LeafletMap, group: Group, onPress: () => void): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = group.dealers.length > 1 ? 'map-cluster' : 'map-pin';
  button.setAttribute('aria-label', formatGroupName(group));
  const count = document.createElement('span');
  if (group.dealers.length > 1) count.textContent = String(group.dealers.length);
  button.append(count);
  button.addEventListener('click', onPress);
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) bringIntoSight(map, group, button);
  });
  DomEvent.disableClickPropagation(button);
  return marker([group.lat, group.lng], {
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-spot', html: button, iconSize: [sizePx, sizePx] }),
  });
}

/** The button of a pin, or null if the pin is not on the map. */
export const findButton = (pin: Marker) => pin.getElement()?.querySelector('button') ?? null;
