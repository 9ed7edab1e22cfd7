import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishHtml } from './finished-html.ts';

const hashScript = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function finish(html: string) {
  const { content, scripts } = finishHtml(Buffer.from(html), 'm1');
  return { html: content.toString(), scripts };
}

it('allows exactly the inline scripts with the marker, and removes the marker', () => {
  const { html, scripts } = finish(
    [
      '<script nonce="m1">ours()</script>',
      '<script>injected()</script>',
      '<script nonce="other">forged()</script>',
      '<script nonce="m1" src="/file.js"></script>',
    ].join(''),
  );
  expect(scripts).toEqual([hashScript('ours()')]);
  expect(html).not.toContain('m1');
  expect(html).toContain('<script>injected()</script>');
});

it('defers the module together with its preloads, and allows both it and the script that starts it', () => {
  const { html, scripts } = finish(
    '<link rel="modulepreload" nonce="m1" href="/x.js"/><script type="module" nonce="m1" async="">import("/x.js");"</b>"</script>',
  );
  const [, starter = ''] = /^<script>(.*)<\/script>$/s.exec(html) ?? [];
  expect(starter).toMatch(/\(\["\/x\.js"\],"import\(\\"\/x\.js\\"\);\\"\\u003c\/b>\\""\)$/);
  expect(scripts).toEqual([hashScript('import("/x.js");"</b>"'), hashScript(starter)]);
});

it('removes script preloads and leaves all other text unchanged, in any language', () => {
  const { html, scripts } = finish(
    'Größe – ہیول 🚗<link rel="modulepreload" nonce="m1" href="/x.js"/>\u{1F3C1}<script nonce="m1">say("ہیول – 🚗")</script><link rel="preload" href="/f"/>',
  );
  expect(html).toBe(
    'Größe – ہیول 🚗\u{1F3C1}<script>say("ہیول – 🚗")</script><link rel="preload" href="/f"/>',
  );
  expect(scripts).toEqual([hashScript('say("ہیول – 🚗")')]);
});

it('takes linear time on start tags without an end', () => {
  const started = process.threadCpuUsage();
  finish('<script nonce="m1">'.repeat(20_000));
  finish('<script nonce="m1"'.repeat(20_000));
  // A quadratic algorithm would take minutes.
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2_000);
});
