/** A rectangle in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance from the edges of the window, and the steps in which places are tried. */
const margin = 8;
const step = 4;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Counts the obstacles that a box covers, at least in part. */
export const countCovered = (box: Box, obstacles: readonly Box[]): number =>
  obstacles.filter((obstacle) => overlaps(box, obstacle)).length;

/** Counts from one number to another, up or down. */
function* listSteps(from: number, to: number): Generator<number> {
  const direction = to < from ? -step : step;
  for (let at = from; direction < 0 ? at >= to : at <= to; at += direction) yield at;
}

interface Wanted {
  width: number;
  height: number;
  /** The side on which it is if there is room. */
  side: 'start' | 'end';
}

/**
 * Finds the place of a box in a window where it covers none of the obstacles: the lowest, and there the nearest to its
 * side. If there is no such place, the one where it covers the fewest.
 */
export function findFreePlace(
  { width, height, side }: Wanted,
  view: Pick<Box, 'width' | 'height'>,
  obstacles: readonly Box[],
): Box {
  const [start, end] = [margin, Math.max(margin, view.width - width - margin)];
  const bottom = Math.max(margin, view.height - height - margin);
  const [first, last] = side === 'start' ? [start, end] : [end, start];
  let best = { box: { left: first, top: bottom, width, height }, covered: Infinity };
  for (const top of listSteps(bottom, margin)) {
    for (const left of listSteps(first, last)) {
      const box = { left, top, width, height };
      const covered = countCovered(box, obstacles);
      if (covered < best.covered) best = { box, covered };
      if (covered === 0) return box;
    }
  }
  return best.box;
}

const controls =
  ':is(a[href], button, input, select, textarea, summary, label:has(input)):not(:disabled)';

/** Lists the controls that can be seen and used, except those in an element. Behind a modal dialog none can. */
export function listUsableControls(except: HTMLElement): Box[] {
  const root: ParentNode = except.closest('dialog:modal') ?? document;
  return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    if (width <= 0 || height <= 0 || except.contains(control)) return [];
    // Controls that a bar or a dialog covers entirely do not count. Those below the element itself do.
    const isSeenAt = (x: number, y: number) => {
      const hit = document.elementsFromPoint(x, y).find((element) => !except.contains(element));
      return hit !== undefined && control.contains(hit);
    };
    const isSeen =
      [left + width / 2, left + 3, left + width - 3].some((x) => isSeenAt(x, top + height / 2)) ||
      [top + 3, top + height - 3].some((y) => isSeenAt(left + width / 2, y));
    return isSeen ? [{ left, top, width, height }] : [];
  });
}
