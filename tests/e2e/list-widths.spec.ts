import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { signInClient } from './accounts.ts';
import { uniqueName, uniquePhone } from './bookings.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const longDealership = 'HAVAL Jampur Road, Dera Ghazi Khan';

/** The longest values of the sample data by type, and how a row shows them. */
const longest: readonly {
  facts: LeadFacts;
  fields: Record<string, unknown>;
  texts: readonly string[];
}[] = [
  {
    facts: serviceAppointment,
    fields: { selectedVehicle: 'Haval Jolion HEV', selectedDealership: longDealership },
    texts: [
      'Haval Jolion HEV',
      'LGWEF6A5XKH000001',
      '45,000 km',
      'Oil Change',
      'Jun 1, 2099',
      longDealership,
    ],
  },
  {
    facts: vehicleBooking,
    fields: { selectedVehicle: 'Haval H6 PHEV', selectedColor: 'Onyx Black' },
    texts: ['Haval H6 PHEV', 'Onyx Black'],
  },
  {
    facts: testDrive,
    fields: {
      selectedVehicle: 'Haval Jolion HEV',
      selectedDealership: longDealership,
      preferredDate: '2099-11-28',
      preferredTime: '17:00',
    },
    texts: ['Haval Jolion HEV', longDealership, 'Nov 28, 2099'],
  },
  {
    facts: partsRequest,
    fields: { city: 'Dera Ghazi Khan' },
    texts: ['LGWEF6A5XKH000002', 'Dera Ghazi Khan'],
  },
  { facts: contact, fields: { vehicle: 'Haval Jolion HEV' }, texts: ['Haval Jolion HEV'] },
  { facts: dealerApplication, fields: {}, texts: ['Punjab'] },
  {
    facts: jobApplication,
    fields: {
      jobTitle: 'Hybrid and Electric Technician',
      city: 'Dera Ghazi Khan',
      totalExperience: '2 years, 4 months',
      expectedSalary: '220000',
      highestEducation: 'BSc Mechanical Engineering',
    },
    texts: [
      'Hybrid and Electric Technician',
      'Dera Ghazi Khan',
      'expects PKR 220,000',
      '2 years, 4 months',
      'BSc Mechanical Engineering',
      'View CV',
    ],
  },
];

const isCut = (text: Locator) =>
  text.evaluate((element) => {
    for (let box: Element | null = element; box && box.tagName !== 'TR'; box = box.parentElement) {
      const isHidden = getComputedStyle(box).overflow !== 'visible';
      const isWider = box.scrollWidth > box.clientWidth + 1;
      const isTaller = box.scrollHeight > box.clientHeight + 1;
      if (isHidden && (isWider || isTaller)) return true;
    }
    return false;
  });

/** The requests that dealers answer: their lists say who does, and when they get back to the customer. */
const hasWork = ({ responseMinutes }: LeadFacts) => responseMinutes !== null;
const owner = 'hr';
const followUp = '2098-11-28T10:00:00+05:00';

for (const { facts, fields, texts } of longest) {
  test(
    `from 1024 to 1920 px a row of ${facts.texts.title} shows its facts uncut`,
    onDesktop,
    async ({ page, request }) => {
      const unique = Date.now().toString(36);
      const input: Record<string, unknown> = {
        ...acceptedInputs[facts.slug]?.(),
        ...fields,
        lastName: unique,
      };
      const { payload, headers } = buildSubmission(facts.slug, input);
      const sent = await request.post(`/api${facts.paths.submit}`, { data: payload, headers });
      expect(sent.status()).toBe(201);
      await signInClient(request, 'hr');
      const change = await request.patch(
        `/api${facts.paths.records}/${(await sent.json()).data._id}/status`,
        { data: { assignedTo: owner, nextFollowUp: followUp } },
      );
      expect(change.status()).toBe(200);
      await disableLiveUpdates(page);
      await openOffice(page, `/${facts.slug}?search=${unique}`);
      const row = page.getByRole('row').filter({ hasText: unique });
      for (const width of [1024, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        const work = hasWork(facts) && width >= 1366 ? [owner, 'Nov 28, 2098'] : [];
        for (const text of [unique, String(input.phone), ...texts, ...work]) {
          // What only cards show is there, too.
          const places = row.getByText(text, { exact: text === owner });
          const fact = places.filter({ visible: true }).last();
          await expect(fact).toBeVisible();
          expect(await isCut(fact), `${text} at ${width} px`).toBe(false);
        }
        await expectNoSidewaysScroll(page);
      }
    },
  );
}

test(
  'at 1366 px a service appointment takes two lines, also with the longest name of a dealer',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openOffice(page, '/service-appointments');
    const row = page.getByRole('row', { name: /Sample Customer 13/ });
    await expect(row.getByRole('combobox')).toBeVisible();
    const dealership = row
      .getByText(/^HAVAL /)
      .filter({ visible: true })
      .last();
    await dealership.evaluate((place) => {
      place.textContent = 'HAVAL TANK I-9 Industrial Area, Islamabad';
    });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);
  },
);

test(
  'from 1024 to 1920 px no name, place or address of a dealer is cut',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/dealer-management');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const cut = await page.locator('tbody :is(td, th) *').evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).overflow !== 'visible' && part.clientWidth > 10)
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
          )
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  },
);

/** Runs in the page: returns where the first line of each cell with two lines has its baseline. */
function readBaselines(row: HTMLElement | SVGElement): number[] {
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  const isTall = (cell: Element) => {
    const lines = document.createRange();
    lines.selectNodeContents(cell);
    return (
      lines.getBoundingClientRect().height > 30 &&
      !cell.querySelector(':scope > div > button, input')
    );
  };
  return [...row.querySelectorAll('td, th')].filter(isTall).flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('select, .sr-only')) continue;
      parent.insertBefore(probe, text);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return [bottom];
    }
    return [];
  });
}

/** Adds a test drive of a new customer and opens the list that shows only it. Returns its row. */
async function openTestDrive(
  page: Page,
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<Locator> {
  const lastName = Date.now().toString(36);
  const { payload, headers } = buildSubmission(testDrive.slug, {
    ...acceptedInputs[testDrive.slug]?.(),
    ...fields,
    lastName,
    phone: uniquePhone(),
    email: `${lastName}@mail.example`,
  });
  await request.post(`/api${testDrive.paths.submit}`, { data: payload, headers });
  await disableLiveUpdates(page);
  await openOffice(page, `/${testDrive.slug}?search=${lastName}`);
  return page.getByRole('row').filter({ hasText: lastName });
}

test(
  'the first lines of cells with two stand on one baseline',
  onDesktop,
  async ({ page, request }) => {
    const row = await openTestDrive(page, request);
    for (const width of [1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const baselines = await row.evaluate(readBaselines);
      expect(baselines.length).toBeGreaterThan(2);
      expect(Math.max(...baselines) - Math.min(...baselines), `at ${width} px`).toBeLessThan(1);
    }
  },
);

test(
  'a test drive names the dealership above its city, in a row of 40 px',
  onDesktop,
  async ({ page, request }) => {
    const row = await openTestDrive(page, request, { selectedDealership: longDealership });
    const [name, city] = [row.getByText(longDealership), row.getByText('Dera Ghazi Khan').last()];
    for (const width of [1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const [above, below] = [await name.boundingBox(), await city.boundingBox()];
      expect((below?.y ?? 0) - (above?.y ?? 0), `at ${width} px`).toBeCloseTo(16, 0);
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);
    }
  },
);

test(
  'the mark of a possible duplicate stands beside the phone number, so that its row is no higher',
  onDesktop,
  async ({ page, request }) => {
    const lastName = Date.now().toString(36);
    const sender = { lastName, phone: uniquePhone(), email: `${lastName}@mail.example` };
    for (const facts of [contact, serviceAppointment, jobApplication]) {
      for (let sent = 0; sent < 2; sent += 1) {
        const input = { ...acceptedInputs[facts.slug]?.(), ...sender };
        const { payload, headers } = buildSubmission(facts.slug, input);
        await request.post(`/api${facts.paths.submit}`, { data: payload, headers });
      }
    }
    await disableLiveUpdates(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const facts of [contact, serviceAppointment, jobApplication]) {
      await openOffice(page, `/${facts.slug}?search=${lastName}`, 'admin');
      // Other tests may send applications with the same CNIC.
      await expect(page.getByRole('link', { name: /^\d+.. request$/ }).first()).toBeVisible();
      // A number alone would say nothing: without room for the word there is an icon.
      const mark = page.getByRole('link', { name: /^\d+.. request$/ }).first();
      await expect(mark.locator('svg')).toBeVisible();
      const wordWidth = (await mark.getByText('request').boundingBox())?.width ?? 0;
      expect(wordWidth).toBeLessThanOrEqual(20);
      for (const row of await page.locator('tbody tr').all()) {
        expect((await row.boundingBox())?.height, facts.slug).toBeLessThanOrEqual(41);
      }
    }
  },
);

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  for (const width of [768, 899, 900, 1024]) {
    test(
      `at ${width} px the status of a request covers no other cell`,
      onDesktop,
      async ({ page, request }) => {
        const lastName = uniqueName('Tablet');
        const { payload, headers } = buildSubmission(testDrive.slug, {
          ...acceptedInputs[testDrive.slug]?.(),
          lastName,
        });
        await request.post(`/api${testDrive.paths.submit}`, { data: payload, headers });
        await page.setViewportSize({ width, height: 1024 });
        await openOffice(page, `/${testDrive.slug}?search=${encodeURIComponent(lastName)}`);
        const row = page.getByRole('row').filter({ hasText: lastName });
        const status = row.getByRole('combobox');
        const overhang = await status.evaluate((select) => {
          const cell = select.closest('td')?.getBoundingClientRect();
          return select.getBoundingClientRect().right - (cell?.right ?? 0);
        });
        expect(overhang).toBeLessThanOrEqual(0);
        await expectNoSidewaysScroll(page);
      },
    );
  }
});
