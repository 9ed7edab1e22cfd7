import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const frontEnds = [
  { folder: 'build/site/client/assets', names: ['framework', 'surroundings'] },
  { folder: 'build/admin/assets', names: ['sign-in', 'frame', 'lists', 'requests'] },
];

it.each(frontEnds)('$folder: what pages begin with is compiled while it comes', (frontEnd) => {
  const files = readdirSync(frontEnd.folder).filter((file) => file.endsWith('.js'));
  for (const name of frontEnd.names) {
    const file = files.find((file) => file.startsWith(`${name}-`));
    const script = readFileSync(`${frontEnd.folder}/${file}`, 'utf8');
    expect(script, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
