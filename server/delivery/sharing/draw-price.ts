import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type PriceLabel, picturePrefixes, pricePieces } from '#catalogue/sharing-pictures.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { formatSum, isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import type { Language } from '#contract/site/language.ts';

/** A rendered piece of text from the build: its file, and the distance to the next piece. */
interface Piece {
  file: string;
  advancePx: number;
}

type Lettering = Record<'price' | 'label', Record<string, Piece>>;

const left = 64;
const priceTop = 512;
/** Between an amount and the Urdu after it. */
const blankPx = 12;
/** Letters of Urdu need more room above the price. */
const labelTops = { en: 492, ur: 472 } as const satisfies Record<Language, number>;

/** Splits a price into rendered pieces; null if one is missing: then it is not drawn. */
function listPieces(
  text: string,
  rendered: Lettering['price'],
  language: Language,
): Piece[] | null {
  const before: Piece[] = [];
  const after: Piece[] = [];
  for (let rest = text; rest; ) {
    const [name, piece] = pricePieces.find(([, each]) => rest.startsWith(each)) ?? [];
    const drawn = name === undefined ? undefined : rendered[name];
    if (!drawn || !piece) return null;
    // Urdu has 'from' first, on the right, and 'starting from' last, on the left.
    (language === 'ur' && name === 'from' ? after : before).push(drawn);
    rest = rest.slice(piece.length);
  }
  const last = before.at(-1);
  if (after.length === 0 || !last) return before;
  return [...before.slice(0, -1), { ...last, advancePx: last.advancePx + blankPx }, ...after];
}

const measure = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { advancePx }) => sum + advancePx, 0);

function layOutLine(
  folder: string,
  pieces: readonly Piece[],
  from: number,
  top: number,
): OverlayOptions[] {
  let x = from;
  return pieces.map(({ file, advancePx }) => {
    const input = { input: path.join(folder, file), left: Math.round(x), top };
    x += advancePx;
    return input;
  });
}

/** A price to draw, in English words, and its label. */
export interface DrawnPrice {
  words: string;
  label: PriceLabel;
}

/** Reads the rendered pieces of a price and its label in a language, and lays them out; no overlay if one is missing. */
async function layOutPrice(
  folder: string,
  { words, label }: DrawnPrice,
  language: Language,
): Promise<OverlayOptions[]> {
  const file = path.join(folder, `${picturePrefixes[language]}lettering.json`);
  const lettering: Lettering = JSON.parse(await readFile(file, 'utf8'));
  const amount = listPieces(words, lettering.price, language);
  const heading = lettering.label[label];
  if (!amount || !heading) return [];
  const widths = { label: heading.advancePx, amount: measure(amount) };
  // In Urdu lines begin on the right.
  const end = Math.max(widths.label, widths.amount);
  const start = (width: number) => (language === 'ur' ? left + end - width : left);
  return [
    ...layOutLine(folder, [heading], start(widths.label), labelTops[language]),
    ...layOutLine(folder, amount, start(widths.amount), priceTop),
  ];
}

/**
 * Draws a price on a model's built picture in a language; returns a JPEG. Without a price the picture stays unchanged.
 */
export async function drawPrice(
  folder: string,
  slug: VehicleSlug,
  price: DrawnPrice | null,
  language: Language,
): Promise<Buffer> {
  const picture = sharp(path.join(folder, `${picturePrefixes[language]}${slug}.jpg`));
  if (price) picture.composite(await layOutPrice(folder, price, language));
  return await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * Returns the function that draws a quote's picture for link previews, with its car and its sum, as a JPEG; null if the
 * car has no picture.
 */
export function prepareQuotePicture(
  folder: string,
  quote: Quote,
  language: Language,
): (() => Promise<Buffer>) | null {
  const slug = findTrimByAddress(quote.choice.vehicleId)?.vehicle.slug;
  if (!slug) return null;
  const label = isEstimate(quote) ? 'estimateOnRoad' : 'onRoad';
  return () => drawPrice(folder, slug, { words: formatSum(quote), label }, language);
}
