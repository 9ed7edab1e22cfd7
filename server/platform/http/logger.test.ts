import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('logs a database error without the values that its messages quote', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const cause = new pg.DatabaseError('Key (phone)=(0300 5555555) exists', 0, 'error');
  Object.assign(cause, {
    code: '23505',
    detail: 'Key (phone)=(0300 5555555)',
    table: 'test_drives',
  });
  const error = new DrizzleQueryError('insert into t values ($1)', ['0300 5555555'], cause);
  pino({ serializers: { err: describeError } }, stream).error({ err: error }, 'request failed');
  expect(lines.join()).toContain('23505');
  expect(lines.join()).not.toContain('5555555');
});
