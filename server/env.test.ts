import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('without settings the documented defaults hold', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: `${process.cwd()}/data`,
    SEED: 'sample',
    LOG_LEVEL: 'info',
    TRUST_PROXY: false,
    RATE_LIMIT: 'on',
  });
});

it('an empty setting counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it.each([
  ['/desk-42/', 'desk-42'],
  ['desk', 'desk'],
])('ADMIN_PATH %s is the segment %s', (given, segment) => {
  expect(readEnv({ ADMIN_PATH: given }).ADMIN_PATH).toBe(segment);
});

it('PUBLIC_URL is reduced to its origin', () => {
  expect(readEnv({ PUBLIC_URL: 'https://cars.example/x?y' }).PUBLIC_URL).toBe(
    'https://cars.example',
  );
});

it('the map is laid with OpenStreetMap unless it is told otherwise, or not to be', () => {
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = readEnv({});
  expect(MAP_TILES_URL).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  expect(MAP_TILES_ATTRIBUTION).toBe('© OpenStreetMap contributors');
  expect(readEnv({ MAP_TILES_URL: 'none' }).MAP_TILES_URL).toBeNull();
  const own = 'https://{s}.tiles.example:8080/dark/{z}/{x}/{y}@2x.png?key=1';
  expect(readEnv({ MAP_TILES_URL: own }).MAP_TILES_URL).toBe(own);
});

describe('a setting that is not usable is named, with what is wrong', () => {
  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ ADMIN_PATH: 'abc' }, 'ADMIN_PATH must be one path segment'],
    [{ ADMIN_PATH: 'a/b/c/d' }, 'ADMIN_PATH must be one path segment'],
    [{ ADMIN_PATH: 'models' }, 'ADMIN_PATH is the name of a public page'],
    [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL must be an http or https address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres'],
    [{ STAFF_PASSWORD: 'short' }, 'STAFF_PASSWORD must have at least 12'],
    [{ SEED: 'all' }, "SEED must be 'sample' or 'none'"],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ S3_ENDPOINT: 'nowhere' }, 'S3_ENDPOINT must be an http or https address'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_REGION: 'x', S3_BUCKET: 'uploads' },
      '  S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too',
    ],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL must be'],
    [{ MAP_TILES_URL: "https://x.example; script-src 'none'/{z}{x}{y}" }, 'MAP_TILES_URL must be'],
    [{ MAP_TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES_URL must be'],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be 'on' or 'off'"],
  ])('%j', (settings, message) => {
    expect(() => readEnv(settings)).toThrow(message);
  });

  it('all of them at once', () => {
    expect(() => readEnv({ PORT: 'x', SEED: 'y' })).toThrow(/PORT[\s\S]*SEED/);
  });
});

it.each([
  ['true', '10.0.0.9', 5, undefined],
  ['1', '10.0.0.9', 0, true],
  ['1', '10.0.0.9', 1, false],
] as const)('TRUST_PROXY=%s', (value, address, hop, trusted) => {
  const { TRUST_PROXY } = readEnv({ TRUST_PROXY: value });
  if (typeof TRUST_PROXY === 'function') expect(TRUST_PROXY(address, hop)).toBe(trusted);
  else expect(TRUST_PROXY).toBe(true);
});
