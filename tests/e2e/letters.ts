import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type ReceivedLetter, readLetter } from '#tests/support/mail-server.ts';
import { dataDirFile } from './address.ts';

function findLetter(recipient: string): ReceivedLetter | undefined {
  const dir = path.join(readFileSync(dataDirFile, 'utf8'), 'mail');
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.eml')) : [];
  return files
    .map((name) => readLetter(readFileSync(path.join(dir, name), 'utf8')))
    .find((letter) => letter.header('To') === recipient);
}

/** The letter that the product sends to an address, as soon as it has. */
export async function letterTo(recipient: string): Promise<ReceivedLetter> {
  await expect.poll(() => findLetter(recipient) !== undefined).toBe(true);
  return findLetter(recipient) as ReceivedLetter;
}
