import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { PriceTag } from '#catalogue/ex-factory-prices.ts';
import { pricePieces } from '#catalogue/sharing-pictures.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

/** A piece of lettering as the build has cast it: its file, and how far after it the next one begins. */
interface Piece {
  file: string;
  advancePx: number;
}

type Lettering = Record<'price' | 'label', Record<string, Piece>>;

const left = 64;
const labelTop = 492;
const priceTop = 512;

/** The pieces that spell a text; null where one is missing, and then nothing is to be written. */
function piecesOf(text: string, cast: Record<string, Piece>): Piece[] | null {
  const pieces: Piece[] = [];
  for (let rest = text; rest; ) {
    const name = pricePieces.find((each) => rest.startsWith(each)) ?? rest;
    const piece = cast[name];
    if (!piece) return null;
    pieces.push(piece);
    rest = rest.slice(name.length);
  }
  return pieces;
}

function setLine(folder: string, pieces: readonly Piece[], top: number): OverlayOptions[] {
  let pen = left;
  return pieces.map(({ file, advancePx }) => {
    const input = { input: path.join(folder, file), left: Math.round(pen), top };
    pen += advancePx;
    return input;
  });
}

/** A model's picture out of the build's folder with its price on it, JPEG; null: nothing is known to say. */
export async function withPrice(
  folder: string,
  slug: VehicleSlug,
  price: PriceTag | null,
): Promise<Buffer> {
  const picture = sharp(path.join(folder, `${slug}.jpg`));
  if (price) {
    const lettering: Lettering = JSON.parse(
      await readFile(path.join(folder, 'lettering.json'), 'utf8'),
    );
    const words = piecesOf(price.words, lettering.price);
    const label = piecesOf(exFactoryLabel(price.isSample), lettering.label);
    if (words && label) {
      picture.composite([...setLine(folder, label, labelTop), ...setLine(folder, words, priceTop)]);
    }
  }
  return await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
