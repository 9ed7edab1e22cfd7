import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyle, removeStyles } from './adopt-style.ts';
import { expect, test } from './test.ts';

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

/** The light of a channel, from 0 to 1, by its value from 0 to 255. */
const linearize = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** `linearize` of all whole values: a page has millions of pixels. */
const light = Float64Array.from({ length: 256 }, (_, value) => linearize(value));

const weigh = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const compareLuminances = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function computeLuminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return weigh(linearize(red), linearize(green), linearize(blue));
}

/** Reads a color as CSS computes it: rgb(r, g, b) or rgb(r g b / a). Throws on any other notation. */
export function parseColor(color: string): { channels: number[]; alpha: number } {
  const [r, g, b, alpha = 1] = color.startsWith('rgb')
    ? (color.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  if (r === undefined || g === undefined || b === undefined) throw new Error(`color ${color}`);
  return { channels: [r, g, b], alpha };
}

type Box = Pick<Line, 'left' | 'top' | 'width' | 'height'>;

/** The smallest box of whole pixels around some lines: taking a picture of it is faster than of the whole page. */
function surround(lines: readonly Box[]): { x: number; y: number; width: number; height: number } {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ top }) => top))));
  const right = Math.ceil(Math.max(...lines.map(({ left, width }) => left + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ top, height }) => top + height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A picture of a part of the page, or of the window, while its text has this color. */
async function paintText(
  page: Page,
  color: string,
  { fullPage, clip }: { fullPage: boolean; clip: ReturnType<typeof surround> },
) {
  await adoptStyle(
    page,
    `main * { color: ${color} !important; text-decoration-color: ${color} !important; transition: none !important }`,
  );
  const png = await page.screenshot({ fullPage, clip, animations: 'disabled', scale: 'css' });
  await removeStyles(page);
  return await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The share of the pixels behind a line that may have less contrast. */
const ignoredShare = 0.02;

/** A page without its texts, and one that marks where their letters are. */
interface Painted {
  data: Buffer;
  marked: Buffer;
  width: number;
  height: number;
}

const isSamePixel = (one: Buffer, other: Buffer, at: number) =>
  one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2];

const readLight = (data: Buffer, at: number) => light[data[at] ?? 0] ?? 0;

const readLuminance = (data: Buffer, at: number) =>
  weigh(readLight(data, at), readLight(data, at + 1), readLight(data, at + 2));

/** Lists the contrast of a line's color with each pixel behind its letters. */
function listContrasts(line: Line, { data, marked, width, height }: Painted): number[] {
  const { channels, alpha } = parseColor(line.color);
  const share = alpha * line.opacity;
  const opaque = computeLuminance(channels);
  const blendWith = (behind: readonly number[]) =>
    computeLuminance(channels.map((value, index) => blend(value, behind[index] ?? 0, share)));
  const contrasts: number[] = [];
  for (
    let y = Math.max(0, Math.floor(line.top));
    y < Math.min(height, line.top + line.height);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(line.left));
      x < Math.min(width, line.left + line.width);
      x += 1
    ) {
      const at = (y * width + x) * 3;
      if (isSamePixel(data, marked, at)) continue;
      const front = share === 1 ? opaque : blendWith([...data.subarray(at, at + 3)]);
      contrasts.push(compareLuminances(front, readLuminance(data, at)));
    }
  }
  return contrasts;
}

/**
 * Returns the contrast of each line of text over a picture with the pixels behind its letters. A page with
 * transparent text shows what is behind, and one with magenta text where the letters are. What scrolls sideways returns
 * to its start in a picture of the whole page, so `fullPage` can be switched off.
 */
export async function measureTextOverPictures(
  page: Page,
  { fullPage = true } = {},
): Promise<{ text: string; contrast: number }[]> {
  const found = await listLinesOverPictures(page);
  const windowHeight = page.viewportSize()?.height ?? 0;
  const lines = fullPage ? found : found.filter(({ top }) => top < windowHeight);
  if (lines.length === 0) return [];
  const clip = surround(lines);
  const { data, info } = await paintText(page, 'transparent', { fullPage, clip });
  const { data: marked } = await paintText(page, '#f0f', { fullPage, clip });
  return lines.map((line) => {
    const placed = { ...line, left: line.left - clip.x, top: line.top - clip.y };
    const contrasts = listContrasts(placed, { data, marked, ...info });
    contrasts.sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 0;
    return { text: line.text, contrast: Math.round(contrast * 10) / 10 };
  });
}

const blend = (front: number, behind: number, share: number) =>
  front * share + behind * (1 - share);

/** Computes the contrast of two colors, from 1 to 21. */
export function computeContrast(one: readonly number[], other: readonly number[]): number {
  return compareLuminances(computeLuminance(one), computeLuminance(other));
}

/** Expects that text over the pictures of a page has a contrast of at least 4.5:1, at three widths. */
export async function expectReadableOverPictures(page: Page, path: string): Promise<void> {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let measured = 0;
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Browsers keep a picture of another shape for a while after a change of the window.
    await page.goto(path);
    // Pictures below the window load only once they are near.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode()));
    });
    const lines = await measureTextOverPictures(page);
    measured += lines.length;
    expect(
      lines.filter(({ contrast }) => contrast < 4.5),
      `at ${width}`,
    ).toEqual([]);
  }
  // On some pages the text stands beside the picture at one of the widths.
  expect(measured).toBeGreaterThan(0);
}
