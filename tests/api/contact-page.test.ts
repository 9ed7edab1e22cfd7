import { afterEach, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const titles = ['Phone', 'WhatsApp', 'Email', 'Address', 'Opening hours'];

async function readPage(settings: Record<string, string>): Promise<string> {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off', ...settings }) });
  return (await test.call({ method: 'GET', url: '/contact-us' })).body;
}

/** Reads the ways of contact beside the form: titles, and what they lead to or say. */
async function readContacts(settings: Record<string, string>): Promise<string> {
  const body = await readPage(settings);
  return /<aside[^>]*aria-labelledby="reach-us".*?<\/aside>/s.exec(body)?.[0] ?? '';
}

it('phone, WhatsApp, email, address and hours are shown where they are set', async () => {
  const contacts = await readContacts({
    CONTACT_PHONE: '+92 (00) 000-0000',
    WHATSAPP_NUMBER: '+92 300 0000000',
    SUPPORT_EMAIL: 'desk@cars.example',
    CONTACT_ADDRESS: '1 Sample Road, Sample Town',
    CONTACT_HOURS: 'Monday to Saturday, 9:00 to 18:00',
  });
  for (const title of titles) expect(contacts).toContain(`>${title}<`);
  for (const link of [
    'tel:+9200000000',
    'https://wa.me/923000000000',
    'mailto:desk@cars.example',
  ]) {
    expect(contacts).toContain(`href="${link}"`);
  }
  expect(contacts).toContain('+92 (00) 000-0000');
  expect(contacts).toContain('1 Sample Road, Sample Town');
  expect(contacts).toContain('Monday to Saturday, 9:00 to 18:00');
});

it('what is not set is not shown; the dealer finder always is', async () => {
  const contacts = await readContacts({});
  for (const title of titles) expect(contacts).not.toContain(`>${title}<`);
  expect(contacts).toContain('href="/find-a-dealer"');
});

it('the footer of every page says how to reach us', async () => {
  const body = await readPage({
    CONTACT_PHONE: '+92 (00) 000-0000',
    CONTACT_ADDRESS: '1 Sample Road, Sample Town',
    CONTACT_HOURS: 'Monday to Saturday, 9:00 to 18:00',
  });
  const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? '';
  expect(footer).toContain('href="tel:+9200000000"');
  expect(footer).toContain('1 Sample Road, Sample Town');
  expect(footer).toContain('Monday to Saturday, 9:00 to 18:00');
});
