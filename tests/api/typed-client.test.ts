import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { readApiDocument } from '#tests/support/api-document.ts';
import { generateClientTypes } from '#tests/support/client-types.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const samples = sampleDealers();
const folder = 'build/typed-client';
/** Strict, apart from the product's own settings. */
const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: [],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: ['../../tests/typed-client/calls.ts'],
};

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(dealers).values(samples);
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'paths.ts'), generateClientTypes(await readApiDocument()));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => test.close());

it('a client generated from the document compiles, and its types find mistakes', async () => {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const compile = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  // The compiler prints what it finds, such as an expected mistake that it does not find.
  const output = await compile.catch(({ stdout }: { stdout: string }) => ({ stdout }));
  expect(output.stdout).toBe('');
});

it('the generated client sends, lists and changes records of a running application', async () => {
  const cookies = await test.signIn(['contact-inquiries']);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  // Not imported above: the product's own types must compile before the client's are generated.
  const { callTyped } = await import(path.resolve('tests/typed-client/calls.ts'));
  const { total, firstName, reference, ...staff } = await callTyped({
    origin,
    cookie: cookie.join('; '),
  });
  const inLahore = samples.filter(({ city }) => /^Lahore\b/.test(city));
  expect(inLahore.length).toBeGreaterThan(0);
  expect(total).toBe(inLahore.length);
  expect(inLahore.map(({ name }) => name)).toContain(firstName);
  expect(reference).toMatch(/^[0-9A-F]{8}$/);
  expect(staff).toEqual({
    phone: '+92 300 7654321',
    status: 'resolved',
    refusal: { status: 401, message: 'Please sign in', code: 'unauthenticated' },
  });
});
