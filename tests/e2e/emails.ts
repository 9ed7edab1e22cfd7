import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parseEmail, type ReceivedEmail } from '#tests/support/mail-server.ts';
import { findDataDir } from './data-dir.ts';

function findEmail(recipient: string): ReceivedEmail | undefined {
  const dir = path.join(findDataDir(), 'mail');
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.eml')) : [];
  return files
    .map((name) => parseEmail(readFileSync(path.join(dir, name), 'utf8')))
    .find((email) => email.header('To') === recipient);
}

/** Waits for an email to this address and returns it. */
export async function waitForEmail(recipient: string): Promise<ReceivedEmail> {
  await expect.poll(() => findEmail(recipient) !== undefined).toBe(true);
  return findEmail(recipient) as ReceivedEmail;
}
