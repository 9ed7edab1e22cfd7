import type { KeyboardEvent } from 'react';

/**
 * Arrow keys of the desktop menu: left and right walk the bar, down enters an open group, up and down
 * walk it. Returns the element to focus, or nothing if the key is not the menu's.
 */
export function targetOfKey(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const here = event.target as HTMLElement;
  const bar = all(event.currentTarget, '[data-bar]');
  const group = here.closest('[data-group]');
  const items = group ? all(group, '[data-item]') : [];
  const top = group?.querySelector<HTMLElement>('[data-bar]') ?? here;
  switch (event.key) {
    case 'ArrowRight':
      return neighbour(bar, top, 1);
    case 'ArrowLeft':
      return neighbour(bar, top, -1);
    case 'ArrowDown':
      return neighbour(items, here, 1);
    case 'ArrowUp':
      return items[0] === here ? top : neighbour(items, here, -1);
    case 'Home':
      return items.includes(here) ? items[0] : bar[0];
    case 'End':
      return items.includes(here) ? items.at(-1) : bar.at(-1);
  }
}

const all = (place: Element, selector: string) =>
  Array.from(place.querySelectorAll<HTMLElement>(selector));

/** From outside the list, forwards is its start; the ends meet. */
function neighbour(list: HTMLElement[], from: HTMLElement, step: 1 | -1) {
  const index = list.indexOf(from);
  if (index < 0) return step > 0 ? list[0] : list.at(-1);
  return list.at((index + step) % list.length);
}
