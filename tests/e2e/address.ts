import os from 'node:os';
import path from 'node:path';

/** Where the browser tests find the product, and how they get in. */
export const port = Number(process.env.E2E_PORT ?? 3987);
export const origin = `http://localhost:${port}`;
export const adminPath = 'desk-in-the-browser';
export const staffPassword = 'a password for browsers';

/** Tells tests where the product keeps its data: a folder of its own for each run. */
export const dataDirFile = path.join(os.tmpdir(), `test-e2e-${port}-data-dir`);
