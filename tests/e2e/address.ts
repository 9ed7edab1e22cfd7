import os from 'node:os';
import path from 'node:path';

/** The server of most specs. */
export const port = Number(process.env.E2E_PORT ?? 3987);
export const origin = `http://localhost:${port}`;
/** The server of the specs that change public pages. */
export const publishingPort = port + 1;
export const publishingOrigin = `http://localhost:${publishingPort}`;

export const adminPath = 'admin-in-the-browser';
export const staffPassword = 'a password for browsers';

/** The settings of every server. */
export const serverSettings = {
  NODE_ENV: 'production',
  ADMIN_PATH: adminPath,
  STAFF_PASSWORD: staffPassword,
  LOG_LEVEL: 'warn',
  SUPPORT_EMAIL: 'support@cars.example',
  WHATSAPP_NUMBER: '+92 300 0000000',
  // No test may depend on an external server or put load on it.
  MAP_TILES_URL: 'none',
  SOCIAL_YOUTUBE: 'https://video.example/channel',
};

/** Builds the name of a file with the path of a server's data folder, which is new for each run. */
export const dataDirFile = (serverPort: number | string) =>
  path.join(os.tmpdir(), `test-e2e-${serverPort}-data-dir`);
