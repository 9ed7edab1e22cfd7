import { expect, it } from 'vitest';
import { addScreenPreloads } from './built.ts';

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
    ...addScreenPreloads(html, manifest, segment).matchAll(/href="\.\/assets\/([\w-]+)-1\.js"/g),
  ].map(([, name]) => name);

it('preloads the scripts of the frame and of the requested screen in the head, each once', () => {
  expect(scriptsAt('test-drives')).toEqual(['sign-in', 'frame', 'test-drives-screen', 'lists']);
  expect(scriptsAt('audit')).toEqual(['sign-in', 'frame', 'audit-screen']);
  expect(addScreenPreloads(html, manifest, 'audit')).toMatch(/audit-screen-1\.js"><\/head>/);
});

it.each(['login', '', 'no-such', '../audit', '__proto__'])(
  'does not change the page at %j',
  (segment) => {
    expect(addScreenPreloads(html, manifest, segment)).toBe(html);
  },
);
