import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '#catalogue/pictures/picture.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { desktopHero } from '#tests/weights/budgets.ts';
import { chooseLargePictures } from './large-pictures.ts';

const folder = path.join(import.meta.dirname, '../../studio/pictures');

describe.each(vehicles)('the large pictures of the $label', ({ slug }) => {
  const { hero, design, outdoors } = chooseLargePictures(slug);
  const pictures = [hero, design, outdoors].flatMap(({ wide }) => wide ?? []);

  it('exist in the widths of desktops, and weigh no more than their budget there', () => {
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      for (const width of desktopHero.widths) {
        expect(picture.widths).toContain(width);
        for (const format of ['avif', 'webp'] as const) {
          const file = pictureFile(picture, width, format);
          const kilobytes = statSync(path.join(folder, file)).size / 1024;
          expect(kilobytes, file).toBeLessThanOrEqual(desktopHero.kilobytes);
        }
      }
    }
  });
});
