import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palettes } from '../colours.ts';
import { vehicles } from '../vehicles.ts';
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

const manifests = vehicles.map(({ slug }) => ({ slug, pictures: vehiclePictures[slug] }));

const viewsOf = ({ views: colours }: VehiclePictures) => Object.values(colours);
const picturesOf = (pictures: VehiclePictures): Picture[] => [
  ...viewsOf(pictures).flatMap((colour) => Object.values(colour)),
  ...Object.values(pictures.shots),
  ...Object.values(pictures.seats),
];

describe.each(manifests)('the pictures of $slug', ({ slug, pictures }) => {
  it('lie in its own folder, in every width and format that the manifest names', () => {
    const files = picturesOf(pictures).flatMap((picture) =>
      picture.widths.flatMap((width) =>
        formats.map((format) => pictureFile(picture, width, format)),
      ),
    );
    expect(files.filter((file) => !file.startsWith(`${slug}/`))).toEqual([]);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it('are all there: eight views of every colour, every close-up, the cabin and its seats in every interior', () => {
    const { exterior, interior } = palettes[slug];
    for (const { name } of exterior) {
      expect(Object.keys(pictures.views[name] ?? {}), name).toEqual([...views]);
    }
    expect(Object.keys(pictures.shots)).toEqual(shotsOfModel);
    expect(Object.keys(pictures.seats)).toEqual(interior.map(({ name }) => name));
  });

  it('have the size that the manifest says, in both formats', async () => {
    const wrong: string[] = [];
    for (const picture of picturesOf(pictures)) {
      for (const format of formats) {
        const file = pictureFile(picture, picture.width, format);
        const { width, height } = await sharp(join(folder, file)).metadata();
        if (width !== picture.width || height !== picture.height) wrong.push(file);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are described each in its own words, and stand in for themselves while they load', () => {
    const all = picturesOf(pictures);
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
    expect(all.filter(({ alt }) => alt.split(' ').length < 8)).toEqual([]);
    expect(all.filter(({ preview }) => !preview.startsWith('data:image/gif;base64,'))).toEqual([]);
  });

  it('turn without a jump: the views of a colour share their size and the line of the wheels', () => {
    for (const colour of viewsOf(pictures)) {
      const turning = views.flatMap((view) => colour[view] ?? []);
      const lines = turning.map(({ wheelLine }) => wheelLine);
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(2);
      expect(new Set(turning.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
    }
  });
});
