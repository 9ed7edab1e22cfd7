import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { dataDirFile } from './address.ts';
import { chooseOrigin } from './servers.ts';

/** Finds the data folder of the server that the running test uses. */
export function findDataDir(): string {
  const { port } = new URL(chooseOrigin(test.info().file));
  return readFileSync(dataDirFile(port), 'utf8');
}
