import { palettes } from '#catalogue/colors.ts';
import type { ExteriorShot, InteriorShot } from '#catalogue/models/models.ts';
import { seatsPicture, shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import { type Picture, type View, views } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { type Box, cropPicture, type PlacedPicture } from './placed-picture.ts';

const page = { width: 841.89, height: 595.28 };
const wholePage: Box = { x: 0, y: 0, ...page };

/** The cropped pictures of a brochure with their positions; undefined if a picture does not exist. */
export interface BrochurePictures {
  cover: PlacedPicture | undefined;
  profile: PlacedPicture | undefined;
  exterior: PlacedPicture | undefined;
  closeUps: Partial<Record<ExteriorShot, PlacedPicture>>;
  paints: readonly { name: string; hex: string; picture: PlacedPicture | undefined }[];
  around: readonly PlacedPicture[];
  cabin: PlacedPicture | undefined;
  interior: Partial<Record<InteriorShot, PlacedPicture>>;
  /** A column beside the features: the seats in an interior that the page about the interior does not show. */
  seats: PlacedPicture | undefined;
  /** Two bands across the upper half of a page: the car outdoors in profile, and from behind. */
  outdoors: { profile: PlacedPicture | undefined; rear: PlacedPicture | undefined };
}

/** Arranges boxes of one size in a grid. */
function arrangeGrid(first: Box, columns: number, count: number, gap: { x: number; y: number }) {
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    x: first.x + (index % columns) * (first.width + gap.x),
    y: first.y + Math.floor(index / columns) * (first.height + gap.y),
  }));
}

const cropIfExists = async (
  picture: Picture | undefined,
  box: Box,
  keep?: 'center' | 'right' | 'bottom',
) => picture && (await cropPicture(picture, box, keep));

async function cropShots<Shot extends string>(
  slug: VehicleSlug,
  shots: readonly Shot[],
  boxes: Box[],
) {
  const pictures: Partial<Record<Shot, PlacedPicture>> = {};
  for (const [index, shot] of shots.entries()) {
    const box = boxes[index];
    const picture = box && (await cropIfExists(shotPicture(slug, shot), box));
    if (picture) pictures[shot] = picture;
  }
  return pictures;
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

const arrangeRow = (y: number) =>
  arrangeGrid({ x: 48, y, width: 173, height: 130 }, 4, 4, { x: 18, y: 0 });

async function cropColors(slug: VehicleSlug) {
  const { exterior } = palettes[slug];
  const columns = exterior.length > 4 ? 3 : 2;
  const width = (page.width - 96 - (columns - 1) * 18) / columns;
  const height = columns === 3 ? 152 : 172;
  const boxes = arrangeGrid({ x: 48, y: 122, width, height }, columns, exterior.length, {
    x: 18,
    y: 38,
  });
  return await Promise.all(
    exterior.map(async ({ name, hex }, index) => {
      const box = boxes[index] ?? wholePage;
      return {
        name,
        hex,
        picture: await cropIfExists(viewPicture(slug, 'frontLeftQuarter', name), box),
      };
    }),
  );
}

async function cropViews(slug: VehicleSlug): Promise<PlacedPicture[]> {
  const existing = views.flatMap((view: View) => viewPicture(slug, view) ?? []);
  const boxes = arrangeGrid(
    { x: 0, y: 150, width: page.width / 4, height: 150 },
    4,
    existing.length,
    {
      x: 0,
      y: 24,
    },
  );
  return await Promise.all(
    existing.map((picture, index) => cropPicture(picture, boxes[index] ?? wholePage)),
  );
}

/** Crops all pictures of a model's brochure. */
export async function cropPictures(slug: VehicleSlug): Promise<BrochurePictures> {
  const band = { x: 0, y: 0, width: page.width, height: 300 };
  return {
    cover: await cropIfExists(shotPicture(slug, 'heroWide'), wholePage, 'right'),
    profile: await cropIfExists(viewPicture(slug, 'leftSide'), band),
    exterior: await cropIfExists(
      shotPicture(slug, 'main') ?? viewPicture(slug, 'frontLeftQuarter'),
      {
        x: 400,
        y: 0,
        width: page.width - 400,
        height: 330,
      },
    ),
    closeUps: await cropShots(slug, exteriorShots, arrangeRow(366)),
    paints: await cropColors(slug),
    around: await cropViews(slug),
    cabin: await cropIfExists(shotPicture(slug, 'interior'), {
      x: 400,
      y: 0,
      width: page.width - 400,
      height: 330,
    }),
    interior: await cropShots(slug, interiorShots, arrangeRow(366)),
    seats: await cropIfExists(
      seatsPicture(slug, palettes[slug].interior[1]?.name ?? ''),
      { x: 0, y: 0, width: 360, height: page.height },
      'right',
    ),
    outdoors: {
      profile: await cropIfExists(shotPicture(slug, 'profileWide'), band, 'bottom'),
      rear: await cropIfExists(shotPicture(slug, 'rearWide'), band, 'bottom'),
    },
  };
}
