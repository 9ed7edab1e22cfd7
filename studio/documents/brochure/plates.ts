import { palettes } from '#catalogue/colours.ts';
import type { ExteriorShot, InteriorShot } from '#catalogue/models/model.ts';
import { shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import { type Picture, type View, views } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { type Box, cutPlate, type Plate } from './plate.ts';

const page = { width: 841.89, height: 595.28 };
const wholePage: Box = { x: 0, y: 0, ...page };

/** The pictures of a brochure, in their places; those that are not made yet are missing. */
export interface Plates {
  cover: Plate | undefined;
  profile: Plate | undefined;
  exterior: Plate | undefined;
  closeUps: Partial<Record<ExteriorShot, Plate>>;
  paints: readonly { name: string; hex: string; plate: Plate | undefined }[];
  around: readonly Plate[];
  cabin: Plate | undefined;
  interior: Partial<Record<InteriorShot, Plate>>;
}

/** Boxes of one size beside each other, `columns` to a row. */
function grid(first: Box, columns: number, count: number, gap: { x: number; y: number }) {
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    x: first.x + (index % columns) * (first.width + gap.x),
    y: first.y + Math.floor(index / columns) * (first.height + gap.y),
  }));
}

const cut = async (picture: Picture | undefined, box: Box, keep?: 'centre' | 'right' | 'bottom') =>
  picture && (await cutPlate(picture, box, keep));

async function cutShots<Shot extends string>(
  slug: VehicleSlug,
  shots: readonly Shot[],
  boxes: Box[],
) {
  const plates: Partial<Record<Shot, Plate>> = {};
  for (const [index, shot] of shots.entries()) {
    const box = boxes[index];
    const plate = box && (await cut(shotPicture(slug, shot), box));
    if (plate) plates[shot] = plate;
  }
  return plates;
}

const exteriorShots: readonly ExteriorShot[] = [
  'designed',
  'confidence',
  'peaceMind',
  'sophistication',
];
const interiorShots: readonly InteriorShot[] = [
  'comfortSeats',
  'infotainment',
  'drivingExperience',
  'soundSystem',
];

const fourInARow = (y: number) =>
  grid({ x: 48, y, width: 173, height: 130 }, 4, 4, { x: 18, y: 0 });

async function cutPaints(slug: VehicleSlug) {
  const { exterior } = palettes[slug];
  const columns = exterior.length > 4 ? 3 : 2;
  const width = (page.width - 96 - (columns - 1) * 18) / columns;
  const height = columns === 3 ? 152 : 172;
  const boxes = grid({ x: 48, y: 122, width, height }, columns, exterior.length, { x: 18, y: 38 });
  return await Promise.all(
    exterior.map(async ({ name, hex }, index) => {
      const box = boxes[index] ?? wholePage;
      return { name, hex, plate: await cut(viewPicture(slug, 'frontLeftQuarter', name), box) };
    }),
  );
}

async function cutAround(slug: VehicleSlug): Promise<Plate[]> {
  const found = views.flatMap((view: View) => viewPicture(slug, view) ?? []);
  const boxes = grid({ x: 0, y: 130, width: page.width / 4, height: 150 }, 4, found.length, {
    x: 0,
    y: 24,
  });
  return await Promise.all(
    found.map((picture, index) => cutPlate(picture, boxes[index] ?? wholePage)),
  );
}

/** Cuts every picture that a model's brochure shows. */
export async function cutPlates(slug: VehicleSlug): Promise<Plates> {
  const profileBox = { x: 0, y: 0, width: page.width, height: 300 };
  return {
    cover: await cut(shotPicture(slug, 'heroWide'), wholePage, 'right'),
    profile: await cut(viewPicture(slug, 'leftSide'), profileBox),
    exterior: await cut(shotPicture(slug, 'main') ?? viewPicture(slug, 'frontLeftQuarter'), {
      x: 400,
      y: 0,
      width: page.width - 400,
      height: 330,
    }),
    closeUps: await cutShots(slug, exteriorShots, fourInARow(366)),
    paints: await cutPaints(slug),
    around: await cutAround(slug),
    cabin: await cut(shotPicture(slug, 'interior'), {
      x: 400,
      y: 0,
      width: page.width - 400,
      height: 330,
    }),
    interior: await cutShots(slug, interiorShots, fourInARow(366)),
  };
}
