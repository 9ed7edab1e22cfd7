import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyle, removeStyles } from './adopt-style.ts';

/** A line of text on the page, in page coordinates, with its color. */
interface Line {
  text: string;
  color: string;
  opacity: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lists the lines of visible text that lie over a picture. */
const listLinesOverPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // A loaded picture covers the note that it loads.
      !element.closest('[inert], .sr-only, .picture-note-late');
    const pictures = [...document.querySelectorAll('img, video')]
      .filter(isVisible)
      .map((picture) => picture.getBoundingClientRect());
    const computeOpacity = (element: Element | null): number =>
      element
        ? Number(getComputedStyle(element).opacity) * computeOpacity(element.parentElement)
        : 1;
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Node, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isVisible(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        const isOver = pictures.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        if (!isOver || width < 2) continue;
        lines.push({
          text: node.textContent.trim().slice(0, 40),
          color: getComputedStyle(parent).color,
          opacity: computeOpacity(parent),
          left: left + scrollX,
          top: top + scrollY,
          width,
          height,
        });
      }
    }
    return lines;
  });

function computeLuminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Reads a color as CSS computes it: rgb(r, g, b) or rgb(r g b / a). Throws on any other notation. */
export function parseColor(color: string): { channels: number[]; alpha: number } {
  const [r, g, b, alpha = 1] = color.startsWith('rgb')
    ? (color.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  if (r === undefined || g === undefined || b === undefined) throw new Error(`color ${color}`);
  return { channels: [r, g, b], alpha };
}

/** A picture of the page, by default the whole of it, while its text has this color. */
async function paintText(page: Page, color: string, fullPage: boolean) {
  await adoptStyle(
    page,
    `main * { color: ${color} !important; text-decoration-color: ${color} !important; transition: none !important }`,
  );
  const png = await page.screenshot({ fullPage, animations: 'disabled', scale: 'css' });
  await removeStyles(page);
  return await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The share of the pixels behind a line that may have less contrast. */
const ignoredShare = 0.02;

/**
 * Returns the contrast of each line of text over a picture with the pixels behind its letters. A page with
 * transparent text shows what is behind, and one with magenta text where the letters are. What scrolls sideways returns
 * to its start in a picture of the whole page, so `fullPage` can be switched off.
 */
export async function measureTextOverPictures(
  page: Page,
  { fullPage = true } = {},
): Promise<{ text: string; contrast: number }[]> {
  const listed = await listLinesOverPictures(page);
  const { data, info } = await paintText(page, 'transparent', fullPage);
  const { data: marked } = await paintText(page, '#f0f', fullPage);
  const lines = listed.filter(({ top }) => top < info.height);
  return lines.map(({ text, color, opacity, left, top, width, height }) => {
    const { channels, alpha } = parseColor(color);
    const share = alpha * opacity;
    const contrasts: number[] = [];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1) {
        const at = (y * info.width + x) * 3;
        const behind = [...data.subarray(at, at + 3)];
        if (behind.every((value, index) => value === marked[at + index])) continue;
        const front = channels.map((value, index) => blend(value, behind[index] ?? 0, share));
        contrasts.push(computeContrast(front, behind));
      }
    }
    contrasts.sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 0;
    return { text, contrast: Math.round(contrast * 10) / 10 };
  });
}

const blend = (front: number, behind: number, share: number) =>
  front * share + behind * (1 - share);

/** Computes the contrast of two colors, from 1 to 21. */
export function computeContrast(one: readonly number[], other: readonly number[]): number {
  const luminances = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
