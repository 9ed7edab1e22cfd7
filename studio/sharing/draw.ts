import path from 'node:path';
import sharp from 'sharp';
import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { viewPicture } from '#catalogue/pictures/find-picture.ts';
import { pictureFile } from '#catalogue/pictures/picture.ts';
import { sharingSize } from '#catalogue/sharing-pictures.ts';
import { type Brand, type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';
import { outline } from './lettering.ts';

const pictures = path.resolve(import.meta.dirname, '../pictures');
const ground = '#0b0d10';
const quiet = '#b6bbc2';
const left = 64;
const { width, height } = sharingSize;

/** The car from its front left in the studio; the studio's dark alone where that is not made yet. */
function studioWith(slug: VehicleSlug) {
  const view = viewPicture(slug, 'frontLeftQuarter');
  if (!view) return sharp({ create: { width, height, channels: 3, background: ground } });
  const file = pictureFile(view, view.widths.at(-1) ?? view.width, 'webp');
  return sharp(path.join(pictures, file)).resize(width, height, { fit: 'cover', position: 'top' });
}

/** The marque's name in the corner, and a shade at the lower edge for what is written there. */
const frameOf = ({ path: name, width: nameWidth }: (typeof wordmarks)[Brand]) => `
  <linearGradient id="shade" x2="0" y2="1">
    <stop offset="0.68" stop-color="${ground}" stop-opacity="0"/>
    <stop offset="1" stop-color="${ground}" stop-opacity="0.9"/>
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#shade)"/>
  <path d="${name}" transform="translate(${width - left - 1.2 * nameWidth} ${height - 82}) scale(1.2)"
    fill="none" stroke="#fff" stroke-width="${wordmarkStroke}"/>`;

interface Drawing {
  slug: VehicleSlug;
  brand: Brand;
  title: string;
  under: string;
  /** Of the JPEG, out of 100. */
  quality: number;
}

async function draw({ slug, brand, title, under, quality }: Drawing): Promise<Buffer> {
  const lines = [
    outline(title, { weight: 600, size: 84, tracking: -0.02, x: left, y: 124, colour: '#fff' }),
    outline(under, { weight: 500, size: 30, x: left, y: 176, colour: quiet }),
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frameOf(wordmarks[brand])}${lines.join('')}</svg>`;
  return await studioWith(slug)
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** A model with its name, JPEG; its price is put on it, and it is compressed again, when it is asked for. */
export async function drawModel({ slug, brand, label, category }: SoldVehicle): Promise<Buffer> {
  return await draw({ slug, brand, title: label, under: category, quality: 95 });
}

/** What stands for pages without a picture of their own, JPEG. */
export async function drawHouse(): Promise<Buffer> {
  const [{ slug, brand }] = vehicles;
  return await draw({
    slug,
    brand,
    title: 'HAVAL, ORA and TANK',
    under: 'in Pakistan',
    quality: 82,
  });
}
