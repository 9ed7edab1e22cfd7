import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { dataDirFile } from './address.ts';

/** Finds the data folder of the server that the running test uses. */
export function findDataDir(): string {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  return readFileSync(dataDirFile(port), 'utf8');
}
