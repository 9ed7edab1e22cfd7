import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const frontEnds = [
  { folder: 'build/site/client/assets', names: ['framework', 'surroundings'] },
  { folder: 'build/admin/assets', names: ['sign-in', 'frame', 'lists', 'requests'] },
];

it.each(frontEnds)('$folder: scripts needed first tell V8 to compile them eagerly', (frontEnd) => {
  const files = readdirSync(frontEnd.folder).filter((file) => file.endsWith('.js'));
  for (const name of frontEnd.names) {
    const file = files.find((file) => file.startsWith(`${name}-`));
    const script = readFileSync(`${frontEnd.folder}/${file}`, 'utf8');
    expect(script, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

const staticImport = /\b(?:from|import)\s?["']([^"'\n]+)["']/g;

/** Lists the modules that a built file imports statically, at any depth. */
function listStaticImports(file: string, found = new Set<string>()): Set<string> {
  const script = readFileSync(file, 'utf8');
  for (const [, name = ''] of script.matchAll(staticImport)) {
    const module = name.startsWith('.') ? path.join(path.dirname(file), name) : name;
    if (found.has(module)) continue;
    found.add(module);
    if (name.startsWith('.')) listStaticImports(module, found);
  }
  return found;
}

it('a server without S3 settings does not load the AWS SDK', () => {
  const atStart = [...listStaticImports('build/server/main.js')];
  expect(atStart).toContain('fastify');
  expect(atStart.filter((name) => name.startsWith('@aws-sdk/'))).toEqual([]);
  expect([...listStaticImports('build/server/s3-storage.js')]).toContain('@aws-sdk/client-s3');
});

it('a server without BACKUP_AT does not load the code of backups', () => {
  const libraries = ['tar-stream', 'pg-copy-streams'];
  const atStart = [...listStaticImports('build/server/main.js')];
  expect(atStart.filter((name) => libraries.includes(name))).toEqual([]);
  expect([...listStaticImports('build/server/schedule.js')]).toEqual(
    expect.arrayContaining(libraries),
  );
});
