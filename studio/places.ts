import { join } from 'node:path';
import type { Colour } from '#catalogue/colours.ts';

/** Raw layers and masks: large, never committed. */
export const workFolder = join(import.meta.dirname, '.work');

/** The finished pictures, one folder for each model. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

/** A colour's folder: its name in lower case with dashes. */
export const colourFolder = (colour: Colour) => colour.name.toLowerCase().replaceAll(' ', '-');
