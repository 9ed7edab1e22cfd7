import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishHtml } from './finished-html.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function finish(html: string) {
  const { content, scripts } = finishHtml(Buffer.from(html), 'm1');
  return { html: content.toString(), scripts };
}

it('allows exactly the inline scripts that bear the marker, and takes the marker away', () => {
  const { html, scripts } = finish(
    [
      '<script nonce="m1">ours()</script>',
      '<script>injected()</script>',
      '<script nonce="other">forged()</script>',
      '<script nonce="m1" src="/file.js"></script>',
    ].join(''),
  );
  expect(scripts).toEqual([hashOf('ours()')]);
  expect(html).not.toContain('m1');
  expect(html).toContain('<script>injected()</script>');
});

it('keeps the module for later, with the names of its files, and allows it as well as what keeps it', () => {
  const { html, scripts } = finish(
    '<link rel="modulepreload" nonce="m1" href="/x.js"/><script type="module" nonce="m1" async="">import("/x.js");"</b>"</script>',
  );
  const [, keeper = ''] = /^<script>(.*)<\/script>$/s.exec(html) ?? [];
  expect(keeper).toMatch(/\(\["\/x\.js"\],"import\(\\"\/x\.js\\"\);\\"\\u003c\/b>\\""\)$/);
  expect(scripts).toEqual([hashOf('import("/x.js");"</b>"'), hashOf(keeper)]);
});

it('takes the preloads of scripts away, and leaves all other text as it is, whatever it is written in', () => {
  const { html, scripts } = finish(
    'Größe – ہیول 🚗<link rel="modulepreload" nonce="m1" href="/x.js"/>\u{1F3C1}<script nonce="m1">say("ہیول – 🚗")</script><link rel="preload" href="/f"/>',
  );
  expect(html).toBe(
    'Größe – ہیول 🚗\u{1F3C1}<script>say("ہیول – 🚗")</script><link rel="preload" href="/f"/>',
  );
  expect(scripts).toEqual([hashOf('say("ہیول – 🚗")')]);
});
