import { expect, test } from './test.ts';

test('a violation of the CSP and an error on the console are noticed', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.page.run(`
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/script.js';
    document.head.append(script);
    console.error('seen', 'by', 'the test');
  `);
  let errors = '';
  await expect(async () => {
    errors += await visitor.takeErrors();
    expect(errors).toContain('/faq: seen by the test');
    expect(errors).toMatch(/violates script-src\S* https:\/\/elsewhere\.example/);
  }).toPass({ timeout: 30_000 });
});
