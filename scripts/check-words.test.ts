import { expect, it } from 'vitest';
import { findTexts } from './check-words.ts';

const find = (source: string) => findTexts(source, 'site/a/a.tsx');

it.each([
  ['const a = <p>Find a dealer</p>;', 'Find a dealer'],
  ['const a = <Button label="Close" />;', 'Close'],
  ['const a = { title: `Cars` };', 'Cars'],
  ['const a = { title: "e-mail" };', 'e-mail'],
  ["const a = isOpen ? 'The dealer is open' : null;", 'The dealer is open'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is searched
  ['const a = `Open until ${time}`;', 'Open until'],
])('%s has a text for the words file', (source, text) => {
  expect(find(source)).toEqual([`1: “${text}” belongs in a words file`]);
});

it.each([
  'const a = <p className="text-sm font-medium">{words.title}</p>;',
  "import { A } from 'A b';",
  "throw new Error('No such model');",
  'const a = { title: words.title, key: "first" };',
  "const options = ['Haval Jolion HEV'];",
  "const a = paintedView(slug, 'Sun Gold', 'rear');",
  "const look = { title: 'mt-1.5 max-md:col-start-1', text: 'lg:mt-4' };",
  "export const siteName = 'Cars Pakistan';",
])('%s has none', (source) => {
  expect(find(source)).toEqual([]);
});
