import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashMarkedScripts } from './script-hashes.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows exactly the inline scripts that bear the marker, and takes the marker away', () => {
  const page = [
    '<script nonce="m1">ours()</script>',
    '<script>injected()</script>',
    '<script nonce="other">forged()</script>',
    '<script type="module" nonce="m1" async="">import("/x.js");</script>',
    '<script nonce="m1" src="/file.js"></script>',
    '<link rel="modulepreload" nonce="m1" href="/x.js"/>',
  ].join('');
  const { html, scripts } = hashMarkedScripts(page, 'm1');
  expect(scripts).toEqual([hashOf('ours()'), hashOf('import("/x.js");')]);
  expect(html).not.toContain('m1');
  expect(html).toContain('<script>injected()</script>');
});
