import { join } from 'node:path';

/** Raw layers and masks: large and never committed. */
export const workFolder = join(import.meta.dirname, '.work');

/** The finished pictures, one folder per model. */
export const picturesFolder = join(import.meta.dirname, 'pictures');
