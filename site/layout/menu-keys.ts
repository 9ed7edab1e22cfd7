import type { KeyboardEvent } from 'react';

/**
 * Arrow keys of the desktop menu: left and right move along the bar, down enters an open group, up and down
 * move within it. Returns the element to focus, or undefined if the menu does not handle the key.
 */
export function findFocusTarget(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const here = event.target as HTMLElement;
  const bar = findAll(event.currentTarget, '[data-bar]');
  const group = here.closest('[data-group]');
  const items = group ? findAll(group, '[data-item]') : [];
  const top = group?.querySelector<HTMLElement>('[data-bar]') ?? here;
  switch (event.key) {
    case 'ArrowRight':
      return findNeighbor(bar, top, 1);
    case 'ArrowLeft':
      return findNeighbor(bar, top, -1);
    case 'ArrowDown':
      return findNeighbor(items, here, 1);
    case 'ArrowUp':
      return items[0] === here ? top : findNeighbor(items, here, -1);
    case 'Home':
      return items.includes(here) ? items[0] : bar[0];
    case 'End':
      return items.includes(here) ? items.at(-1) : bar.at(-1);
  }
}

const findAll = (parent: Element, selector: string) =>
  Array.from(parent.querySelectorAll<HTMLElement>(selector));

/** Wraps around. From outside the list, forward goes to its start. */
function findNeighbor(list: HTMLElement[], from: HTMLElement, step: 1 | -1) {
  const index = list.indexOf(from);
  if (index < 0) return step > 0 ? list[0] : list.at(-1);
  return list.at((index + step) % list.length);
}
