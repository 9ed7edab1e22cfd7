import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { desc } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { readEnv } from '#server/platform/env.ts';
import { newId } from '#server/platform/new-id.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { contactInquiries } from '#server/resources/leads/types/contact.ts';
import { dealerApplications } from '#server/resources/leads/types/dealer-application.ts';
import { partsRequests } from '#server/resources/leads/types/parts-request.ts';
import { serviceAppointments } from '#server/resources/leads/types/service-appointment.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { makeDealer } from '#tests/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type PricePagesApp, startWithPricePages } from '#tests/support/priced-pages.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

let test: PricePagesApp;
let origin: string;
let folder: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  folder = makeReachableDir('text-browsers-');
  test = await startWithPricePages({ env: readEnv({ PUBLIC_URL: origin }) });
  await test.database.db.insert(dealers).values(makeDealer({ _id: newId() }));
  await announceChange(test.database.db, 'dealers');
  await test.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const enter = ['^J'];
const down = ['Down Arrow'];
const next = ['^I'];
const type = (text: string) => [...text].map((letter) => (letter === ' ' ? '<space>' : letter));
/** Repeats keys. */
const times = (count: number, keys: readonly string[]) => Array(count).fill(keys).flat();
/** Moves to the first link or field from a text on. */
const find = (text: string) => ['/', ...type(text), ...enter];

/** Runs a browser, while this process answers it. Returns what it wrote. */
async function run(browser: string, argument: string, page: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder, TERM: 'xterm', LANG: 'C.UTF-8' };
  const { stdout } = await promisify(execFile)(browser, [argument, `${origin}${page}`], { env });
  return stdout;
}

/** Opens a page in Lynx and presses keys as a visitor does. Returns what it drew, without control characters. */
async function press(page: string, keys: readonly string[]): Promise<string> {
  const script = path.join(folder, 'keys');
  writeFileSync(script, [...keys, 'q', 'y'].map((key) => `key ${key}\n`).join(''));
  const drawn = await run('lynx', `-cmd_script=${script}`, page);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's sequences begin with Escape.
  return drawn.replace(/\u001b(?:\[[\d;?]*[a-z]|\(B)/gi, '');
}

/** The newest row of a table. */
async function storedOf(table: AnyPgTable & { createdAt: AnyPgColumn }) {
  const [row] = await test.database.db.select().from(table).orderBy(desc(table.createdAt)).limit(1);
  return row;
}

describe.skipIf(!existsSync('/usr/bin/lynx'))('in Lynx', () => {
  it('the contact form is sent', async () => {
    const screen = await press('/contact-us', [
      ...find('Full name'),
      ...type('Text Browser'),
      ...[...next, ...next, ...next],
      ...type('0300 0000021'),
      ...[...next, ...next, ...next, ...next, ...next, ...next],
      ...type('Sent from Lynx'),
      // Past the checkbox, to the button.
      ...[...next, ...next, ...enter],
    ]);
    expect(screen).toContain('Contact form submitted successfully!');
    expect(await test.database.db.select().from(contactInquiries)).toMatchObject([
      {
        fullName: 'Text Browser',
        phone: '0300 0000021',
        message: 'Sent from Lynx',
        vehicle: 'Other Inquiry',
        source: 'direct',
      },
    ]);
  });

  it('a test drive is asked for, with a day as Pakistan writes it', async () => {
    const answer = (isAnswered: boolean) => [
      ...find('Select a vehicle'),
      ...[...enter, ...down, ...enter],
      ...[...down, ...enter, ...down, ...enter, ...down],
      ...[...type('28/12/2099'), ...next, ...type('15:30'), ...next, ...next],
      ...[...type('Text'), ...next, ...type('Browser'), ...next, ...type('0300 0000022'), ...next],
      // 'No answer yet' is checked: Lynx checks the first choice.
      ...[...next, ...down, ...(isAnswered ? enter : [])],
      ...[...down, ...down, ...enter, ...down, ...down, ...enter, ...down, ...enter],
    ];
    expect(await press('/test-drive', answer(false))).toContain(
      'Please select if you own a vehicle',
    );
    expect(await press('/test-drive', answer(true))).toContain(
      'Test drive booking submitted successfully',
    );
    expect(await test.database.db.select().from(testDrives)).toMatchObject([
      {
        selectedVehicle: 'Haval H6',
        selectedDealership: 'HAVAL Sample Road, Lahore',
        preferredDate: '2099-12-28',
        preferredTime: '15:30',
        ownsVehicle: 'yes',
      },
    ]);
  });

  it('a part is asked for', async () => {
    const screen = await press('/parts-request', [
      ...find('Your vehicle'),
      ...[...type('LGWEF4A50PF123456'), ...times(3, next), ...type('Text'), ...next],
      ...[...type('Browser'), ...next, ...type('0300 0000023'), ...next, ...type('Multan')],
      ...[...next, ...next, ...enter],
    ]);
    expect(screen).toContain('Parts request created successfully');
    expect(await test.database.db.select().from(partsRequests)).toMatchObject([
      { vinNumber: 'LGWEF4A50PF123456', lastName: 'Browser', city: 'Multan' },
    ]);
  });

  it('a service is asked for', async () => {
    const screen = await press('/book-service', [
      ...[...find('Select a vehicle'), ...enter, ...down, ...enter, ...down, ...enter, ...down],
      ...[...enter, ...down, ...down, ...type('28/12/2099'), ...times(3, next)],
      ...[...type('Text'), ...next, ...type('Browser'), ...next, ...type('0300 0000024'), ...next],
      ...[...type('Multan'), ...times(4, next), ...enter],
    ]);
    expect(screen).toContain('Service appointment submitted successfully');
    expect(await test.database.db.select().from(serviceAppointments)).toMatchObject([
      { lastName: 'Browser', city: 'Multan', serviceDate: '2099-12-28' },
    ]);
  });

  it('a car is booked', async () => {
    const screen = await press('/book-now', [
      ...[...find('Select a vehicle'), ...enter, ...down, ...enter],
      ...[...find('Each model has'), ...down, ...enter],
      ...[...find('As they appear'), ...type('Text'), ...next, ...type('Browser'), ...next],
      ...[...type('0300 0000025'), ...next, ...next, ...type('1 Sample Road'), ...next],
      ...[...type('Lahore'), ...next, ...type('12345-1234567-1'), ...next, ...next],
      ...[...enter, ...down, ...enter, ...find('Submit Booking'), ...enter],
      // The price is shown first; sent again, the form books at it.
      ...[...find('Submit Booking'), ...enter],
    ]);
    expect(screen).toContain('Vehicle booking');
    expect(await test.database.db.select().from(vehicleBookings)).toMatchObject([
      { selectedVehicle: 'Haval H6 1.5', lastName: 'Browser', cnic: '12345-1234567-1' },
    ]);
  });

  it('a dealership is applied for', async () => {
    const screen = await press('/become-a-dealer', [
      ...[...find('Your name and how'), ...type('Text'), ...next, ...type('Browser'), ...next],
      ...[...type('0300 0000026'), ...next, ...next, ...type('12345-1234567-1'), ...next],
      ...[...type('Multan'), ...next, ...type('1 Sample Road'), ...next],
      ...[...enter, ...down, ...enter, ...down, ...enter, ...down, ...enter, ...times(5, down)],
      ...[...type('Multan'), ...next, ...type('Punjab'), ...next, ...type('Bosan Road')],
      ...[...times(4, next), ...enter, ...next, ...enter],
    ]);
    expect(screen).toContain('successfully');
    expect(await test.database.db.select().from(dealerApplications)).toMatchObject([
      { lastName: 'Browser', cnic: '12345-1234567-1' },
    ]);
  });

  it('the newsletter is subscribed to', async () => {
    await press('/newsletter', [
      ...[...find('by email.'), ...type('lynx@subscriber.example'), ...next, ...enter],
    ]);
    expect(await test.database.db.select().from(newsletterSubscriptions)).toMatchObject([
      { email: 'lynx@subscriber.example' },
    ]);
  });

  it('a code is checked', async () => {
    const screen = await press('/verify', [
      ...[...find('before you pay anybody'), ...type('ABCDE12345'), ...next, ...enter],
      ...find('Not on our list'),
    ]);
    expect(screen).toContain('Not on our list');
  });

  it('a kept price leads to its quote', async () => {
    const screen = await press('/on-road-price', [
      ...find('Keep this price'),
      ...[...type('Text Browser'), ...next, ...next, ...enter],
    ]);
    const [quote] = await test.database.db.select().from(quotes).orderBy(desc(quotes.createdAt));
    expect(quote?.name).toBe('Text Browser');
    expect(screen).toContain(`${origin}/quote/${quote?.code}`);
    expect(screen).not.toContain('Location URL is not absolute');
  });
});

const search = (text: string) => `/${text}\r`;
/** Fills the field after a text in w3m. */
const fill = (label: string, text: string) => `${search(label)}\t\r${text}\r`;
/** Chooses the first answer of a select in w3m, or presses the button with a text. */
const choose = (shown: string) => `${search(shown)}\rj\r`;
const push = (button: string) => `${search(button)}\r`;
/** Ticks the box left of a text in w3m. */
const tick = (label: string) => `${search(label)}hh\r`;

/** Opens a page in w3m in a pseudo-terminal and types as a visitor does. Returns what it drew. */
async function typeInto(page: string, typed: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder, TERM: 'xterm', LANG: 'C.UTF-8' };
  // For a text of several lines it opens an editor: this one writes a sentence.
  const command = `w3m -o editor='echo Sent from w3m >' ${origin}${page}`;
  const running = promisify(execFile)('script', ['-qec', command, '/dev/null'], { env });
  // It ends at the last keys: quit, and yes.
  running.child.stdin?.end(`${typed.join('')}qy`);
  return (await running).stdout;
}

describe.skipIf(!existsSync('/usr/bin/w3m'))('in w3m', () => {
  it.each(['/contact-us', '/test-drive', '/book-now', '/book-service'])(
    '%s shows no button that would send the form in place of a choice',
    async (page) => {
      const text = await run('w3m', '-dump', page);
      expect(text).toContain('Vehicle');
      expect(text).not.toMatch(/\[Haval H6\]/);
    },
  );

  it('the contact form is sent', async () => {
    const drawn = await typeInto('/contact-us', [
      ...[fill('Full name', 'Text Reader'), fill('Phone number', '0300 0000031')],
      ...[`${search('Subject')}\t\t\r`, push('Send')],
    ]);
    const sent = { fullName: 'Text Reader', message: 'Sent from w3m' };
    expect([drawn, await storedOf(contactInquiries)]).toMatchObject([{}, sent]);
  });

  it('a part is asked for', async () => {
    const drawn = await typeInto('/parts-request', [
      ...[fill('Your vehicle', 'LGWEF4A50PF123457'), fill('First name', 'Text')],
      ...[fill('Last name', 'Reader'), fill('Phone number', '0300 0000032')],
      ...[fill('City', 'Multan'), push('Send parts request')],
    ]);
    expect([drawn, await storedOf(partsRequests)]).toMatchObject([{}, { lastName: 'Reader' }]);
  });

  it('a test drive is asked for', async () => {
    const drawn = await typeInto('/test-drive', [
      ...[choose('Select a vehicle'), choose('Select a dealership')],
      ...[fill('Preferred date', '28/12/2099'), fill('Preferred time', '15:30')],
      ...[fill('First name', 'Text'), fill('Last name', 'Reader')],
      ...[fill('Phone number', '0300 0000033'), tick('Yes')],
      ...[tick('I hold a valid'), tick('I take responsibility'), push('Book a Test Drive')],
    ]);
    expect([drawn, await storedOf(testDrives)]).toMatchObject([{}, { lastName: 'Reader' }]);
  });

  it('a service is asked for', async () => {
    const drawn = await typeInto('/book-service', [
      ...[choose('Select a vehicle'), choose('Select a service type')],
      ...[fill('Service date', '28/12/2099'), fill('First name', 'Text')],
      ...[fill('Last name', 'Reader'), fill('Phone number', '0300 0000034')],
      ...[fill('City', 'Multan'), push('Book a Service')],
    ]);
    expect([drawn, await storedOf(serviceAppointments)]).toMatchObject([
      {},
      { lastName: 'Reader' },
    ]);
  });

  it('the newsletter is subscribed to', async () => {
    const drawn = await typeInto('/newsletter', [
      ...[fill('Email address', 'w3m@reader.example'), push('Subscribe')],
    ]);
    expect([drawn, await storedOf(newsletterSubscriptions)]).toMatchObject([
      {},
      { email: 'w3m@reader.example' },
    ]);
  });
});
