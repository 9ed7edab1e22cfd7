import { join } from 'node:path';

/** Raw layers and masks: large, never committed. */
export const workFolder = join(import.meta.dirname, '.work');

/** The finished pictures, one folder for each model. */
export const picturesFolder = join(import.meta.dirname, 'pictures');
