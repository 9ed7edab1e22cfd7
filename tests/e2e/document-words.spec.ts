import type { Page } from '@playwright/test';
import type { PageRows, Row, Sight, Step } from '#tests/documents/row.ts';
import { isStep, pagesInBrowser } from '#tests/documents/table.ts';
import { Walk } from './document-walk.ts';
import { installFakeClock } from './fake-clock.ts';
import { openPopup } from './newsletter-popup.ts';
import { disableLiveUpdates, office, openOffice } from './sign-in.ts';
import { expect, onDesktop, onPhone, test } from './test.ts';

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to calculate price'],
  isInvited: true,
  actionTimeout: 8_000,
  // Nothing waits for an animation to end.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Answers the page's question for the visitor's place, and keeps how it was asked. */
async function setLocation(page: Page, location: PageRows['location']): Promise<void> {
  await page.addInitScript((given) => {
    const locate = (found: PositionCallback, failed: PositionErrorCallback, options: object) => {
      Reflect.set(window, 'locationOptions', options);
      const place = given as { lat: number; lng: number };
      if (given === 'denied') failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      else if (given !== 'held')
        found({ coords: { latitude: place.lat, longitude: place.lng } } as GeolocationPosition);
    };
    const value = given === 'missing' ? undefined : { getCurrentPosition: locate };
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => value });
    if (given === 'missing') Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  }, location);
}

async function open(page: Page, group: PageRows): Promise<void> {
  if (group.location) await setLocation(page, group.location);
  if (group.as === 'nobody') return void (await page.goto(office(group.page)));
  if (group.as) {
    await disableLiveUpdates(page);
    return await openOffice(page, group.page, group.as);
  }
  if (group.clock === 'popup') return await openPopup(page);
  if (group.clock === 'paused') {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await installFakeClock(page);
  }
  await page.goto(group.page);
}

/** Puts rows that follow each other without an act into one look at the page. */
function splitRows(rows: readonly Row[]): (Step | Sight[])[] {
  const parts: (Step | Sight[])[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (isStep(row)) parts.push(row);
    else if (Array.isArray(last)) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

const nth = new Map<string, number>();
const buildTitle = ({ page, as, on }: PageRows): string => {
  const title = `${page}${as ? ` for ${as}` : ''}${on ? ` on a ${on}` : ''}`;
  const count = (nth.get(title) ?? 0) + 1;
  nth.set(title, count);
  return count > 1 ? `${title} (${count})` : title;
};

/** Walks the rows of a layout until a step cannot be taken. Returns what differs. */
async function walkGroup(page: Page, group: PageRows, layout: Row['on']): Promise<string[]> {
  const walk = new Walk(page);
  for (const step of group.before ?? []) await walk.act(step);
  await open(page, group);
  for (const part of splitRows(group.rows.filter(({ on }) => !on || on === layout))) {
    if (Array.isArray(part)) await walk.see(part);
    else if (!(await walk.act(part))) break;
  }
  return walk.problems;
}

test.describe('the documents’ words', () => {
  for (const group of pagesInBrowser) {
    const size = { phone: onPhone, desktop: onDesktop, both: {} }[group.on ?? 'both'];
    test(buildTitle(group), size, async ({ page, viewport }) => {
      const layout = viewport && viewport.width < 768 ? 'phone' : 'desktop';
      expect(await walkGroup(page, group, layout)).toEqual([]);
    });
  }
});
