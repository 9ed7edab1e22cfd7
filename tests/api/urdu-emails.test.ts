import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import type { QueuedEmail } from '#server/platform/mail/email-queue.ts';
import { buildMessage } from '#server/platform/mail/message.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import { announceAppointments, remindCustomers } from '#server/resources/appointments/notices.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { createEmailWriter } from '#server/resources/leads/email/email-writer.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { buildIssueEmail } from '#server/resources/newsletter/issues/send.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://cars.example';
const env = readEnv({
  PUBLIC_URL: origin,
  DESK_EMAIL: 'desk@cars.example',
  SUPPORT_EMAIL: 'support@cars.example',
  RATE_LIMIT: 'off',
});
const visitor = 'visitor@mail.example';

let test: TestApp;
let cookies: Record<string, string>;
let dealer: BookableDealer;
beforeAll(async () => {
  test = await startTestApp({ env });
  cookies = await test.signIn(permissions, 'office');
  dealer = await addDealer();
});
afterAll(() => test.close());
afterEach(() => test.database.db.delete(outgoingMail));

async function addDealer(): Promise<BookableDealer> {
  const added = await addBookableDealer(test, 'test-drive', { name: 'Sample Motors' });
  const place = { address: '12 Sample Road', map: 'https://maps.example/?q=1' };
  await test.database.db.update(dealers).set(place).where(eq(dealers._id, added._id));
  return added;
}

const listEmails = () =>
  test.database.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, visitor));

const post = async (url: string, payload: object, status = 201) => {
  const sent = await test.call({ method: 'POST', url: `/api${url}`, cookies, payload });
  expect(sent.statusCode, sent.body).toBe(status);
  return sent.json().data;
};

const postForm = (url: string, fields: object) =>
  test.call({
    ...{ method: 'POST', url, payload: new URLSearchParams({ ...fields }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });

const links = () => createAppointmentLinks(test.database.db);
const announce = () => announceAppointments({ db: test.database.db, env, links: links() });

let visitors = 0;
/** Books an appointment, and sends its first email unless the test asks for that. */
async function book(language: Language, fields: object = {}) {
  visitors += 1;
  const slots = await listSlots(test, 'test-drive', dealer._id, { days: '31' });
  const slot = slots.at(-20);
  const phone = `+92 300 3${String(visitors).padStart(6, '0')}`;
  const given = { email: visitor, dealerId: dealer._id, slot, language, ...fields };
  const { _id } = await post('/test-drive/book', { ...makeTestDrive({ phone }), ...given });
  return { _id: _id as string, earlier: slots.at(-21), slot: slot ?? '' };
}

async function bookQuietly(language: Language) {
  const booked = await book(language);
  await announce();
  await test.database.db.delete(outgoingMail);
  return booked;
}

async function change(id: string, payload: object) {
  const url = `/api/test-drive/admin/test-drives/${id}/status`;
  const changed = await test.call({ method: 'PATCH', url, cookies, payload });
  expect(changed.statusCode).toBe(200);
  await announce();
}

/** Causes each email about an appointment. */
const aboutAppointments: Record<string, (language: Language) => Promise<unknown>> = {
  'a requested appointment': async (language) => {
    await book(language);
    await announce();
  },
  'a confirmed appointment': async (language) => {
    await change((await bookQuietly(language))._id, { status: 'confirmed' });
  },
  'a moved appointment': async (language) => {
    const { _id, earlier = '' } = await bookQuietly(language);
    const [day, time] = earlier.split('T');
    await change(_id, { confirmedDate: day, confirmedTime: time });
  },
  'a cancelled appointment': async (language) => {
    await change((await bookQuietly(language))._id, { status: 'cancelled' });
  },
  'a reminder': async (language) => {
    const { _id } = await bookQuietly(language);
    await test.database.db
      .update(appointments)
      .set({ nextReminderAt: new Date(Date.now() - 1_000).toISOString() })
      .where(eq(appointments.requestId, _id));
    await remindCustomers({ db: test.database.db, env, links: links() });
  },
  'other times': async (language) => {
    dealer = await addDealer();
    const { slot } = await bookQuietly(language);
    const day = slot.slice(0, 10);
    const closure = await post('/appointments/admin/closures', {
      ...{ dealerId: dealer._id, start: `${day}T00:00`, end: `${day}T23:59`, reason: 'عید' },
    });
    await post(`/appointments/admin/closures/${closure._id}/offers`, {}, 200);
    dealer = await addDealer();
  },
};

const submit = async (slug: string, input: object) => {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  const url = `/api${lead?.facts.paths.submit}`;
  const sent = await test.call({ method: 'POST', url, ...buildSubmission(slug, { ...input }) });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json().data as { _id: string };
};

const unsubscribePage = (language: Language) =>
  origin + localizePath(language, '/newsletter/unsubscribe?token=sample');

const all: Record<string, (language: Language) => Promise<unknown>> = {
  ...Object.fromEntries(
    leads.map(({ facts: { slug } }) => [
      `an acknowledgment of ${slug}`,
      (language: Language) =>
        submit(slug, { ...acceptedInputs[slug]?.(), email: visitor, language }),
    ]),
  ),
  'a request that staff took': (language) => {
    const { licenseAgreement, responsibilityAgreement, ...input } = makeTestDrive();
    const given = { email: visitor, language, source: 'phone' };
    return post('/test-drive/admin/test-drives', { ...input, ...given });
  },
  ...aboutAppointments,
  'a confirmed subscription': async (language) => {
    await test.database.db.delete(newsletterSubscriptions);
    await post('/newsletter/subscribe', { email: visitor, language }, 200);
  },
};

const render = (email: QueuedEmail) => {
  const { subject, text, html } = buildMessage(email, env);
  return { subject: String(subject), text: String(text), html: String(html) };
};

/** What stays Latin in Urdu: what is isolated, addresses, the sender's name, and names of brands. */
const names = /HAVAL|ORA|TANK|Haval Pakistan|PKR|WhatsApp|https?:\S+|support@cars\.example/g;
const withoutNames = (text: string) =>
  text.replaceAll(/\u2066[^\u2066\u2069]*\u2069/g, '').replaceAll(names, '');

const listLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe.each(Object.entries(all))('the email about %s', (_name, cause) => {
  it('is in English by default, from left to right, with links to English pages', async () => {
    await cause('en');
    const [email, ...more] = await listEmails();
    expect(more).toEqual([]);
    const { subject, text, html } = render(email as QueuedEmail);
    // The reason of the closure is what staff wrote.
    const written = `${subject}${text}`.replaceAll('عید', '');
    expect(written).not.toMatch(/[\u0600-\u06ff\u2066-\u2069]/);
    expect(html).toContain('<html lang="en">');
    expect(text).not.toContain(`${origin}/ur`);
  });

  it('is in Urdu for a request in Urdu, from right to left, with links to Urdu pages', async () => {
    await cause('ur');
    const [email, ...more] = await listEmails();
    expect(more).toEqual([]);
    const { subject, text, html } = render(email as QueuedEmail);
    expect(subject).toMatch(/[\u0600-\u06ff]/);
    expect(withoutNames(subject)).not.toMatch(/[A-Za-z]/);
    expect(withoutNames(text)).not.toMatch(/[A-Za-z]/);
    expect(html).toContain('<html lang="ur" dir="rtl">');
    const paragraphs = html.match(/<p [^>]*>/g)?.slice(1) ?? [];
    expect(paragraphs.length).toBeGreaterThan(1);
    for (const paragraph of paragraphs) expect(paragraph).toContain(' dir="rtl" lang="ur"');
    // Isolated parts are elements there.
    expect(html).not.toMatch(/[\u2066-\u2069]/);
    for (const href of listLinks(html)) {
      expect(href).toMatch(
        /^(tel:|mailto:|https:\/\/maps\.example\/|https:\/\/cars\.example\/ur\/)/,
      );
    }
    expect(text.endsWith(`-- \nHaval Pakistan\n${origin}/ur\n`)).toBe(true);
  });
});

it('phone numbers, names and codes within Urdu stay from left to right', async () => {
  await aboutAppointments['a requested appointment']?.('ur');
  const [email] = await listEmails();
  const { text, html } = render(email as QueuedEmail);
  const lines = text.split('\n');
  expect(lines).toContain('ٹیسٹ ڈرائیو: \u2066Haval H6\u2069');
  expect(lines.some((line) => /^\u206612 Sample Road, .*\u2069$/.test(line))).toBe(true);
  expect(html).toContain('ٹیسٹ ڈرائیو: <span dir="ltr">Haval H6</span>');
  expect(html).toMatch(/<a href="tel:[^"]+" dir="ltr"/);
});

it('the acknowledgment of a booking names dealer, price and code, and when the dealer answers', () => {
  const writer = createEmailWriter(env, 'office', {
    allows: () => true,
    giveBack: () => undefined,
  } as never);
  const { toVisitor } = writer.write({
    facts: vehicleBooking,
    record: {
      ...{ _id: '01990000-0000-7000-8000-0000a1b2c3d4', email: visitor, language: 'ur' },
      ...{ createdAt: '2026-11-28T08:00:00.000Z', verifyCode: 'K7M2P4Q9X3' },
    },
    repeatKey: 'once',
    token: 'sample-token',
    next: {
      dealer: {
        name: 'Sample Motors',
        city: 'Lahore',
        phone: '+92 42 0000000',
        whatsapp: '+92 300 0000000',
      },
      respondBy: '2026-11-28T11:27:10.000Z',
      vehicle: 'Haval H6 1.5',
      color: 'Burgundy',
      price: 8_560_000,
      isSamplePrice: true,
      priceFixedUntil: '2026-12-01T08:00:00.000Z',
    },
  });
  const paragraphs = toVisitor[0]?.text.replaceAll(/[\u2066\u2069]/g, '').split('\n\n');
  expect(paragraphs?.slice(1, 6).map((paragraph) => paragraph.split('\n'))).toEqual([
    [
      'درخواست کی قسم: بکنگ',
      'حوالہ نمبر: A1B2C3D4',
      'گاڑی: Haval H6 1.5',
      'رنگ: Burgundy',
      'ڈیلرشپ: Sample Motors, Lahore',
      'قیمت: PKR 8,560,000 (نمونہ)',
    ],
    [expect.stringContaining('یکم دسمبر 2026 تک طے شدہ ہیں۔')],
    [
      'آپ کی بکنگ کا کوڈ: K7M2P-4Q9X3',
      'آپ جسے یہ کوڈ دکھائیں، وہ اس صفحے پر بکنگ کے اصلی ہونے کی تصدیق کر سکتا ہے:',
      `${origin}/ur/verify`,
      expect.stringContaining('ہم کبھی نقد رقم'),
    ],
    [
      'آگے کیا ہو گا: Sample Motors کی ٹیم ہفتہ، 28 نومبر 2026، شام 4:30 بجے تک آپ سے رابطہ کرے گی۔',
      'ڈیلرشپ کا فون: +92 42 0000000',
      'ڈیلرشپ کا WhatsApp: +92 300 0000000',
    ],
    [expect.stringContaining('اپنا حوالہ نمبر A1B2C3D4 بتائیں۔')],
  ]);
});

it('the invitation of an appointment is in the language of its request', async () => {
  const readEvent = async (language: Language) => {
    await book(language);
    await announce();
    const [email] = await listEmails();
    await test.database.db.delete(outgoingMail);
    const content = email?.calendar?.content ?? '';
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed() && !line.includes('\ufffd')).toBe(true);
    }
    const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
    const read = (name: string) => {
      const property = event?.getFirstProperty(name);
      return [property?.getFirstParameter('language'), property?.getFirstValue()];
    };
    return { summary: read('summary'), description: read('description'), file: content };
  };
  const english = await readEvent('en');
  expect(english.summary).toEqual([undefined, 'Test drive: Haval H6']);
  const { summary, description, file } = await readEvent('ur');
  expect(summary).toEqual(['ur', 'ٹیسٹ ڈرائیو: \u2066Haval H6\u2069']);
  expect(description[0]).toBe('ur');
  expect(description[1]).toMatch(
    /^حوالہ نمبر: \u2066[0-9A-F]{8}\u2069\nفون: .*\nبدلنے یا منسوخ کرنے کے لیے:\nhttps:\/\/cars\.example\/ur\/appointment\//,
  );
  expect(file).toContain('//UR\r\n');
});

it('the calendar file of the appointment’s page is in the language of its request', async () => {
  const { _id } = await book('ur');
  const [appointment] = await test.database.db
    .select()
    .from(appointments)
    .where(eq(appointments.requestId, _id));
  const token = await links().createToken(appointment?._id ?? '');
  const { body } = await test.call({ method: 'GET', url: `/appointment/${token}.ics` });
  expect(body).toContain('SUMMARY;LANGUAGE=ur:ٹیسٹ ڈرائیو');
});

it('an answer of staff has the language of its request around it, each paragraph its own direction', async () => {
  const { _id } = await submit('parts-requests', {
    ...acceptedInputs['parts-requests']?.(),
    ...{ email: visitor, language: 'ur' },
  });
  await test.database.db.delete(outgoingMail);
  const text = 'پرزہ پیر کو آئے گا۔\n\nPart number: 17801-1234\n\nفون: +92 42 0000000';
  const url = `/admin/timeline/parts-requests/${_id}/email`;
  await post(url, { subject: 'آپ کا پرزہ', text });
  const [email] = await listEmails();
  const { html } = render(email as QueuedEmail);
  expect(html).toContain('<html lang="ur" dir="rtl">');
  const starts = html.match(/<p dir="(?:rtl|ltr)" lang="\w+"/g);
  expect(starts).toEqual([
    '<p dir="rtl" lang="ur"',
    '<p dir="ltr" lang="en"',
    '<p dir="rtl" lang="ur"',
  ]);
});

it('an issue ends in the language of its subscriber', () => {
  const issue = { subject: 'News', text: 'Hello', imageUrl: null, imageAlt: null };
  const build = (language: Language) =>
    buildIssueEmail(issue, {
      recipient: visitor,
      language,
      origin,
      unsubscribeUrl: unsubscribePage(language),
    });
  expect(build('en').text).toBe(
    `Hello\n\nYou get this email because this address is subscribed to our newsletter.\nUnsubscribe:\n${unsubscribePage('en')}`,
  );
  const urdu = build('ur');
  expect(urdu.text.startsWith('Hello\n\nیہ ای میل')).toBe(true);
  expect(urdu.text.endsWith(`ان سبسکرائب کریں:\n${unsubscribePage('ur')}`)).toBe(true);
  expect(urdu.html).toContain('<p dir="rtl" lang="ur"');
  expect(urdu.html).toContain(`<a href="${unsubscribePage('ur')}"`);
});

describe('the language of a request', () => {
  it.each(leads)('of $facts.slug is English by default, and one of both', async ({ facts }) => {
    const { slug, paths } = facts;
    const input = { ...acceptedInputs[slug]?.() };
    const readLanguage = async (given: object) => {
      const { _id } = await submit(slug, { ...input, ...given });
      const { body } = await test.call({
        method: 'GET',
        url: `/api${paths.records}?limit=100`,
        cookies,
      });
      const { data } = JSON.parse(body) as { data: { _id: string; language: string }[] };
      return data.find((one) => one._id === _id)?.language;
    };
    expect(await readLanguage({})).toBe('en');
    expect(await readLanguage({ language: 'ur' })).toBe('ur');
    const url = `/api${paths.submit}`;
    const refused = await test.call({
      ...{ method: 'POST', url },
      ...buildSubmission(slug, { ...input, language: 'de' }),
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: [
        { field: 'language', code: 'not-one-of', message: 'language must be one of: en, ur' },
      ],
    });
  });

  it.each([
    ['en', '/newsletter', 'Successfully subscribed to newsletter!'],
    ['ur', '/ur/newsletter', 'آپ نے نیوز لیٹر سبسکرائب کر لیا ہے!'],
  ])(
    '%s of a plain form at %s comes from its address, and so does the confirmation',
    async (language, url, message) => {
      await test.database.db.delete(newsletterSubscriptions);
      const sent = await postForm(url, { email: visitor });
      expect(sent.statusCode).toBe(200);
      expect(sent.body).toContain(message);
      expect(await test.database.db.select().from(newsletterSubscriptions)).toMatchObject([
        { language },
      ]);
    },
  );

  it('of a plain request cannot differ from its page, and its confirmation is in Urdu', async () => {
    const input = { ...acceptedInputs['parts-requests']?.(), email: visitor, language: 'en' };
    const sent = await postForm('/ur/parts-request', input);
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('پرزے کے لیے آپ کی درخواست مل گئی ہے');
    expect(sent.body.split('<script')[0]).not.toContain('submitted successfully');
    expect(await listEmails()).toMatchObject([{ language: 'ur' }]);
  });

  it('stays that of the request when the appointment is cancelled on its Urdu page', async () => {
    const { _id } = await book('ur');
    const [appointment] = await test.database.db
      .select()
      .from(appointments)
      .where(eq(appointments.requestId, _id));
    const token = await links().createToken(appointment?._id ?? '');
    const { statusCode, body } = await postForm(`/ur/appointment/${token}`, { intent: 'cancel' });
    expect(statusCode).toBe(200);
    expect(body).toContain('آپ کی اپائنٹمنٹ منسوخ ہو گئی ہے');
    expect(body.split('<script')[0]).not.toContain('Your appointment is');
  });

  it('is named in the notice to staff, which stays English', async () => {
    await submit('test-drives', { ...makeTestDrive(), language: 'ur' });
    const notices = await test.database.db.select().from(outgoingMail);
    const notice = notices.find(({ recipient }) => recipient === 'desk@cars.example');
    expect(notice?.text).toMatch(/^Received: .*\nLanguage: Urdu\n\n/m);
    expect(notice?.language).toBe('en');
  });
});
