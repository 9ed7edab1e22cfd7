import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Returns why nobody sees the text of an element, or '' if it is seen. Playwright's toBeVisible passes for text of 1 px,
 * which only screen readers read, and for transparent text.
 */
function findReason(element: Element, mayBeCut: boolean): string {
  const { color } = getComputedStyle(element);
  if (/^rgba\(.*, 0\)$|\/ 0\)$/.test(color)) return `its color is ${color}`;
  const boxes: Element[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) boxes.push(box);
  const styles = boxes.map((box) => getComputedStyle(box));
  const isHidden = ({ opacity, visibility, clip, clipPath }: CSSStyleDeclaration) =>
    Number(opacity) < 0.1 || visibility !== 'visible' || clip !== 'auto' || clipPath !== 'none';
  if (styles.some(isHidden)) return 'it is transparent, hidden or clipped away';
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  // What the boxes around it leave of it. The page itself scrolls.
  const edges = boxes
    .filter((box, index) => styles[index]?.overflow !== 'visible' && box.matches('body *'))
    .map((box) => box.getBoundingClientRect());
  const left = Math.max(text.left, 0, ...edges.map((edge) => edge.left));
  const right = Math.min(text.right, innerWidth, ...edges.map((edge) => edge.right));
  const height =
    Math.min(text.bottom, ...edges.map((edge) => edge.bottom)) -
    Math.max(text.top, ...edges.map((edge) => edge.top));
  if (right - left < 6 || height < 6) return `it takes ${right - left} × ${height} px`;
  const isCut = right - left < text.width - 1 || height < text.height - 1;
  return isCut && !mayBeCut ? `only ${right - left} × ${height} px of it are in sight` : '';
}

/** Expects that people see the text of an element: neither transparent nor clipped, and larger than a dot. */
export async function expectSeen(
  text: Locator,
  { mayBeCut = false }: { mayBeCut?: boolean } = {},
): Promise<void> {
  await expect(text).toBeVisible();
  await text.scrollIntoViewIfNeeded();
  const check = () => text.evaluate(findReason, mayBeCut);
  await expect.poll(check, { message: `whether people see ${text}` }).toBe('');
}
