import { expect, it } from 'vitest';
import { withScreenScripts } from './office-scripts.ts';

const manifest = {
  'index.html': { file: 'assets/index-1.js', name: 'index', imports: ['_sign-in-1.js'] },
  '_sign-in-1.js': { file: 'assets/sign-in-1.js', name: 'sign-in' },
  '_frame-1.js': { file: 'assets/frame-1.js', name: 'frame', imports: ['_sign-in-1.js'] },
  '_lists-1.js': { file: 'assets/lists-1.js', name: 'lists', imports: ['_frame-1.js'] },
  'leads/test-drives-screen.tsx': {
    file: 'assets/test-drives-screen-1.js',
    name: 'test-drives-screen',
    imports: ['_lists-1.js', '_sign-in-1.js'],
  },
  'audit/audit-screen.tsx': { file: 'assets/audit-screen-1.js', name: 'audit-screen' },
};

const html =
  '<head><link rel="modulepreload" crossorigin href="./assets/sign-in-1.js"></head><body></body>';

const scriptsAt = (segment: string) =>
  [
    ...withScreenScripts(html, manifest, segment).matchAll(/href="\.\/assets\/([\w-]+)-1\.js"/g),
  ].map(([, name]) => name);

it('names the scripts of the frame and of the address’s screen in the head, each once', () => {
  expect(scriptsAt('test-drives')).toEqual(['sign-in', 'frame', 'test-drives-screen', 'lists']);
  expect(scriptsAt('audit')).toEqual(['sign-in', 'frame', 'audit-screen']);
  expect(withScreenScripts(html, manifest, 'audit')).toMatch(/audit-screen-1\.js"><\/head>/);
});

it.each(['login', '', 'no-such', '../audit', '__proto__'])(
  'leaves the page at %j alone',
  (segment) => {
    expect(withScreenScripts(html, manifest, segment)).toBe(html);
  },
);
