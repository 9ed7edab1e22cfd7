import { expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { renderText } from './html.ts';
import { buildMessage } from './message.ts';

const email = {
  _id: '01900000-0000-7000-8000-000000000001',
  recipient: 'buyer@mail.example',
  replyTo: null,
  subject: 'Your test drive',
  text: 'See you on Saturday.',
  language: 'en',
  unsubscribeUrl: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};

const readReplyTo = (replyTo: string | null, settings: Record<string, string>) => {
  const message = buildMessage({ ...email, replyTo } as never, readEnv(settings));
  return (message.replyTo as { address: string } | undefined)?.address;
};

it('answers go to the email’s own address, else to SUPPORT_EMAIL, else nowhere of their own', () => {
  const support = { SUPPORT_EMAIL: 'support@cars.example' };
  expect(readReplyTo('desk@dealers.example', support)).toBe('desk@dealers.example');
  expect(readReplyTo(null, support)).toBe('support@cars.example');
  expect(readReplyTo(null, {})).toBeUndefined();
});

it.each([
  'a@mail.example, b@mail.example',
  'a@mail.example\r\nBcc: b@mail.example',
  '<a@mail.example>',
])('answers go to SUPPORT_EMAIL if the address is %j', (replyTo) => {
  expect(readReplyTo(replyTo, { SUPPORT_EMAIL: 'support@cars.example' })).toBe(
    'support@cars.example',
  );
});

it('a subject that looks encoded stays as it was typed, but for a space', () => {
  const subject = 'New inquiry of =?utf-8?B?SGVhZCBvZmZpY2U=?=';
  const message = buildMessage({ ...email, subject } as never, readEnv({}));
  expect(message.subject).toBe('New inquiry of = ?utf-8?B?SGVhZCBvZmZpY2U=?=');
});

it('HTML shows what people typed as text, and makes only the site’s addresses links', () => {
  const own = 'https://cars.example/appointment/1';
  const lines = ['<img src=x onerror=alert(1)> "&"', 'https://other.example/', `${own}?a=1&b=2`];
  const env = readEnv({ PUBLIC_URL: 'https://cars.example' });
  const { html } = buildMessage({ ...email, text: lines.join('\n') } as never, env);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&quot;<br>');
  expect(html).toContain('https://other.example/<br>');
  expect([...String(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `${own}?a=1&amp;b=2`,
  ]);
});

it('HTML makes phone numbers and email addresses links, and a map only if staff entered it', () => {
  const map = 'https://maps.example/?q=1&z=2';
  const text = [
    'HAVAL Clifton',
    '021 3000 0000',
    'Phone of the dealer: +92 300 0000001',
    'Reference: 12345678',
    'CNIC: 12345-1234567-1',
    `Map:\n${map}`,
    'Write to support@cars.example, or to (desk@cars.example).',
  ].join('\n');
  const listLinks = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => [href, words]);
  const quoted = [
    ['tel:+922130000000', '021 3000 0000'],
    ['tel:+923000000001', '+92 300 0000001'],
    ['mailto:support@cars.example', 'support@cars.example'],
    ['mailto:desk@cars.example', 'desk@cars.example'],
  ];
  expect(listLinks(renderText(text, { origin: 'https://cars.example' }))).toEqual(quoted);
  const escaped = map.replace('&', '&amp;');
  expect(listLinks(renderText(text, { origin: 'https://cars.example', addresses: [map] }))).toEqual(
    [...quoted.slice(0, 2), [escaped, escaped], ...quoted.slice(2)],
  );
  const { html } = buildMessage({ ...email, text } as never, readEnv({}));
  expect(html).toContain('<a href="tel:+922130000000"');
});

it('HTML sets paragraphs that begin with Urdu from right to left, and numbers in parts from left to right', () => {
  const text = 'محترم فاطمہ،\nفون: +92 300 1234567\n\nRegards, HAVAL\n\nHAVAL H6 کی قیمت';
  const html = String(buildMessage({ ...email, text } as never, readEnv({})).html);
  expect(html).toContain(
    '<p dir="rtl" lang="ur" style="margin:0 0 20px">محترم فاطمہ،<br>\nفون: <a href="tel:+923001234567" dir="ltr" style="color:#0b0d10">+92 300 1234567</a></p>',
  );
  expect(html).toContain('<p style="margin:0 0 20px">Regards, HAVAL</p>');
  expect(html).toContain('<p lang="ur" style="margin:0 0 20px">HAVAL H6 کی قیمت</p>');
});
