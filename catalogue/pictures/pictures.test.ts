import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palettes } from '#catalogue/colors.ts';
import { vehicles } from '../vehicles.ts';
import { outdoorSides } from './outdoors.ts';
import { type Picture, pictureFile, type VehiclePictures, views } from './picture.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

const folder = join(import.meta.dirname, '..', '..', 'studio', 'pictures');
const formats = ['avif', 'webp'] as const;

const shotsOfModel = [
  'heroWide',
  'heroTall',
  'main',
  'designed',
  'confidence',
  'peaceMind',
  'sophistication',
  'interior',
  'infotainment',
  'drivingExperience',
  'soundSystem',
];

const worldShots = outdoorSides.flatMap((side) => [`${side}Wide`, `${side}Tall`]);

const manifests = vehicles.map(({ slug }) => ({ slug, pictures: vehiclePictures[slug] }));

const listViews = ({ views: colors }: VehiclePictures) => Object.values(colors);
const listPictures = (pictures: VehiclePictures): Picture[] => [
  ...listViews(pictures).flatMap((color) => Object.values(color)),
  ...Object.values(pictures.shots),
  ...Object.values(pictures.seats),
];

describe.each(manifests)('the pictures of $slug', ({ slug, pictures }) => {
  it('exist in the model’s folder in every width and format of the manifest', () => {
    const files = listPictures(pictures).flatMap((picture) =>
      picture.widths.flatMap((width) =>
        formats.map((format) => pictureFile(picture, width, format)),
      ),
    );
    expect(files.filter((file) => !file.startsWith(`${slug}/`))).toEqual([]);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it('are complete: eight views of every color, all close-ups, the cabin, and the seats in every interior', () => {
    const { exterior, interior } = palettes[slug];
    for (const { name } of exterior) {
      expect(Object.keys(pictures.views[name] ?? {}), name).toEqual([...views]);
    }
    const inStudio = Object.keys(pictures.shots).filter((name) => !worldShots.includes(name));
    expect(inStudio).toEqual(shotsOfModel);
    expect(Object.keys(pictures.seats)).toEqual(interior.map(({ name }) => name));
  });

  it('outside the studio show the car from the front, from behind and in profile, wide and tall', () => {
    expect(Object.keys(pictures.shots)).toEqual(expect.arrayContaining(worldShots));
  });

  it('have the size of the manifest in both formats', async () => {
    const wrong: string[] = [];
    for (const picture of listPictures(pictures)) {
      for (const format of formats) {
        const file = pictureFile(picture, picture.width, format);
        const { width, height } = await sharp(join(folder, file)).metadata();
        if (width !== picture.width || height !== picture.height) wrong.push(file);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have different descriptions of eight words or more, and a preview', () => {
    const all = listPictures(pictures);
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
    expect(all.filter(({ alt }) => alt.split(' ').length < 8)).toEqual([]);
    expect(all.filter(({ preview }) => !preview.startsWith('data:image/gif;base64,'))).toEqual([]);
  });

  it('turn without a jump: the views of a color share their size and the row of the wheels', () => {
    for (const color of listViews(pictures)) {
      const turning = views.flatMap((view) => color[view] ?? []);
      const lines = turning.map(({ wheelLine }) => wheelLine);
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(2);
      expect(new Set(turning.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
    }
  });
});
