import os from 'node:os';
import path from 'node:path';

/** Where the browser tests find the product and its admin area. */
export const port = Number(process.env.E2E_PORT ?? 3987);
export const origin = `http://localhost:${port}`;
export const adminPath = 'admin-in-the-browser';
export const staffPassword = 'a password for browsers';

/** A file with the path of the product's data folder, which is new for each run. */
export const dataDirFile = path.join(os.tmpdir(), `test-e2e-${port}-data-dir`);
