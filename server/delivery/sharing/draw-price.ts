import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { pricePieces, quotePictureLabel } from '#catalogue/sharing-pictures.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { formatSum, isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';

/** A rendered piece of text from the build: its file, and the distance to the next piece. */
interface Piece {
  file: string;
  advancePx: number;
}

type Lettering = Record<'price' | 'label', Record<string, Piece>>;

const left = 64;
const labelTop = 492;
const priceTop = 512;

/** Splits a text into rendered pieces; null if one is missing: then the text is not drawn. */
function listPieces(text: string, rendered: Record<string, Piece>): Piece[] | null {
  const pieces: Piece[] = [];
  for (let rest = text; rest; ) {
    const name = pricePieces.find((each) => rest.startsWith(each)) ?? rest;
    const piece = rendered[name];
    if (!piece) return null;
    pieces.push(piece);
    rest = rest.slice(name.length);
  }
  return pieces;
}

function layOutLine(folder: string, pieces: readonly Piece[], top: number): OverlayOptions[] {
  let x = left;
  return pieces.map(({ file, advancePx }) => {
    const input = { input: path.join(folder, file), left: Math.round(x), top };
    x += advancePx;
    return input;
  });
}

/** A price to draw, and its label. */
export interface DrawnPrice {
  words: string;
  label: string;
}

/** Draws a price on a model's built picture; returns a JPEG. Without a price the picture stays unchanged. */
export async function drawPrice(
  folder: string,
  slug: VehicleSlug,
  price: DrawnPrice | null,
): Promise<Buffer> {
  const picture = sharp(path.join(folder, `${slug}.jpg`));
  if (price) {
    const lettering: Lettering = JSON.parse(
      await readFile(path.join(folder, 'lettering.json'), 'utf8'),
    );
    const amount = listPieces(price.words, lettering.price);
    const label = listPieces(price.label, lettering.label);
    if (amount && label) {
      picture.composite([
        ...layOutLine(folder, label, labelTop),
        ...layOutLine(folder, amount, priceTop),
      ]);
    }
  }
  return await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * Returns the function that draws a quote's picture for link previews, with its car and its sum, as a JPEG; null if the
 * car has no picture.
 */
export function prepareQuotePicture(folder: string, quote: Quote): (() => Promise<Buffer>) | null {
  const slug = findTrimByAddress(quote.choice.vehicleId)?.vehicle.slug;
  if (!slug) return null;
  const label = quotePictureLabel(isEstimate(quote));
  return () => drawPrice(folder, slug, { words: formatSum(quote), label });
}
