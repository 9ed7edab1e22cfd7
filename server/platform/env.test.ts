import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('uses the documented defaults when nothing is set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: `${process.cwd()}/data`,
    SEED: 'sample',
    LOG_LEVEL: 'info',
    TRUST_PROXY: false,
    RATE_LIMIT: 'on',
    BACKUP_KEEP: 7,
  });
});

it('treats an empty setting as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it.each([
  ['/office-42/', 'office-42'],
  ['office', 'office'],
])('parses ADMIN_PATH %s as the segment %s', (given, segment) => {
  expect(readEnv({ ADMIN_PATH: given }).ADMIN_PATH).toBe(segment);
});

it('removes the trailing slash of PUBLIC_URL', () => {
  expect(readEnv({ PUBLIC_URL: 'https://cars.example/' }).PUBLIC_URL).toBe('https://cars.example');
});

it.each([
  ['DATABASE_URL', 'postgres://app@%2Fvar%2Frun%2Fpostgresql:5432/app'],
  ['DATABASE_URL', 'postgresql://app:secret@/app?host=/var/run/postgresql'],
  ['REDIS_URL', 'redis://localhost'],
  ['SMTP_URL', 'smtps://user:p%40ss@mail.example:465'],
  ['TRUST_PROXY', '10.0.0.0/8, ::1'],
  ['TRUST_PROXY', 'loopback'],
] as const)('accepts %s=%s', (name, value) => {
  expect(readEnv({ [name]: value })[name]).toBe(value);
});

it('uses OpenStreetMap tiles unless MAP_TILES_URL names others or none', () => {
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = readEnv({});
  expect(MAP_TILES_URL).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  expect(MAP_TILES_ATTRIBUTION).toBe('© OpenStreetMap contributors');
  expect(readEnv({ MAP_TILES_URL: 'none' }).MAP_TILES_URL).toBeNull();
  const own = 'https://{s}.tiles.example:8080/dark/{z}/{x}/{y}@2x.png?key=1';
  expect(readEnv({ MAP_TILES_URL: own }).MAP_TILES_URL).toBe(own);
});

describe('names an invalid setting and what is wrong with it', () => {
  it.each([
    [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '3000.5' }, 'PORT must be a number from 0 to 65535'],
    [{ BACKUP_AT: '2:30' }, 'BACKUP_AT must be a time from 00:00 to 23:59, as in 02:30'],
    [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time from 00:00 to 23:59, as in 02:30'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1 to 1000'],
    [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be a number from 1 to 1000'],
    [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE must be a phone number'],
    [{ CONTACT_HOURS: 'x'.repeat(301) }, 'CONTACT_HOURS must have at most 300 characters'],
    [{ ADMIN_PATH: 'abc' }, 'ADMIN_PATH must be one path segment'],
    [{ ADMIN_PATH: 'a/b/c/d' }, 'ADMIN_PATH must be one path segment'],
    [{ ADMIN_PATH: 'models' }, 'ADMIN_PATH is the name of a public page'],
    [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL must be an http or https address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres'],
    [{ STAFF_PASSWORD: 'short' }, 'STAFF_PASSWORD must have at least 12'],
    [{ SEED: 'all' }, "SEED must be 'sample' or 'none'"],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false, a number of hops, or IP addresses'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be'],
    [{ PUBLIC_URL: 'https://cars.example/shop' }, 'PUBLIC_URL must end after the host'],
    [{ PUBLIC_URL: 'https://cars.example/?x' }, 'PUBLIC_URL must end after the host'],
    [{ PUBLIC_URL: 'https://me:pw@cars.example' }, 'PUBLIC_URL must end after the host'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a host'],
    [{ SMTP_URL: 'imap://mail.example' }, 'SMTP_URL must start with smtp:// or smtps://'],
    [{ REDIS_URL: 'redis://' }, 'REDIS_URL must name a host'],
    [{ DATABASE_URL: 'postgres://app:p#ss@host/app' }, 'DATABASE_URL must look like postgres://'],
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

  it('names all invalid settings at once', () => {
    expect(() => readEnv({ PORT: 'x', SEED: 'y' })).toThrow(/PORT[\s\S]*SEED/);
  });
});

it.each([
  ['true', '10.0.0.9', 5, undefined],
  ['1', '10.0.0.9', 0, true],
  ['1', '10.0.0.9', 1, false],
] as const)('TRUST_PROXY=%s: proxy %s at hop %i is trusted: %s', (value, address, hop, trusted) => {
  const { TRUST_PROXY } = readEnv({ TRUST_PROXY: value });
  if (typeof TRUST_PROXY === 'function') expect(TRUST_PROXY(address, hop)).toBe(trusted);
  else expect(TRUST_PROXY).toBe(true);
});
