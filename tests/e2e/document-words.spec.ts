import type { BrowserContext, Locator, Page } from '@playwright/test';
import { describeSight, findProblem } from '#tests/documents/check-sight.ts';
import type { Place } from '#tests/documents/places.ts';
import type { PageRows, Row, Sight, Step } from '#tests/documents/row.ts';
import { isStep, pagesInBrowser } from '#tests/documents/table.ts';
import { sampleFile } from '#tests/submissions.ts';
import { installFakeClock } from './fake-clock.ts';
import { openPopup } from './newsletter-popup.ts';
import { readPage } from './read-page.ts';
import { disableLiveUpdates, office, openOffice } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to calculate price'],
  isInvited: true,
  // Nothing waits for an animation to end.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Where the acts of a row take place, by the role that browsers give it. */
const roles: Partial<Record<Place, Parameters<Page['getByRole']>[0]>> = {
  main: 'main',
  footer: 'contentinfo',
  dialog: 'dialog',
};

function scope(page: Page, place: Place | undefined): Page | Locator {
  const role = place && roles[place];
  if (!role) return page;
  return role === 'dialog'
    ? page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })
    : page.getByRole(role);
}

/** Answers requests to a path with what the row says, until the rows restore it. */
async function answer(page: Page, step: Extract<Step, { answer: string }>, held: (() => void)[]) {
  const { with: given, by, answer: ending } = step;
  const isMeant = ({ pathname }: URL) =>
    ending.endsWith('/') ? pathname.includes(ending) : pathname.endsWith(ending);
  await page.route(isMeant, async (route) => {
    if (by && route.request().method() !== by) return await route.fallback();
    if (given === 'lost') return await route.abort();
    if (given === 'held') {
      await new Promise<void>((resolve) => held.push(resolve));
      return await route.continue();
    }
    const { status, body = '' } = given;
    return await route.fulfill(
      typeof body === 'string'
        ? { status, contentType: 'text/html', body }
        : { status, json: body },
    );
  });
}

/** Walks the rows of one page. */
class Walk {
  readonly #page: Page;
  readonly #held: (() => void)[] = [];
  readonly problems: string[] = [];

  readonly #asked: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#asked.push(new URL(request.url()).pathname));
  }

  async act(step: Step): Promise<void> {
    const page = this.#page;
    if ('fill' in step) await this.#field(step.fill, step.in).fill(step.with);
    else if ('choose' in step)
      await this.#field(step.choose, step.in).selectOption({ label: step.option });
    else if ('check' in step) await this.#field(step.check, step.in).check({ force: true });
    else if ('upload' in step) {
      const { content: buffer } = sampleFile(`sample-${step.file}`);
      const file = { name: step.file, buffer, mimeType: 'application/octet-stream' };
      await this.#field(step.upload, undefined).setInputFiles(file);
    } else if ('press' in step) await this.#press(step);
    else if ('search' in step) await page.getByRole('searchbox').fill(step.search);
    else if ('openRow' in step)
      await page.locator('tbody tr').first().getByRole('link').first().click();
    else if ('follow' in step) await this.#follow(step);
    else if ('click' in step) await page.getByText(step.click).first().click();
    else if ('key' in step) await page.keyboard.press(step.key);
    else if ('open' in step) await page.goto(step.open);
    else if ('leave' in step) {
      await page.mouse.move(1, 1);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    } else if ('pass' in step) await page.clock.runFor(step.pass);
    else if ('answer' in step) await answer(page, step, this.#held);
    else if ('scroll' in step) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    else if ('asked' in step) this.#checkAsked(step.asked);
    else if ('located' in step) {
      const options = await page.evaluate(() => Reflect.get(window, 'locationOptions'));
      if (JSON.stringify(options) !== JSON.stringify(step.located)) {
        this.problems.push(`the place is asked for with ${JSON.stringify(options)}`);
      }
    } else {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const release of this.#held.splice(0)) release();
    }
  }

  #checkAsked(paths: readonly string[]): void {
    for (const path of paths) {
      if (!this.#asked.includes(path)) this.problems.push(`the page did not ask for ${path}`);
    }
  }

  #field(label: string, place: Place | undefined): Locator {
    const name = new RegExp(
      `^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?(\\(optional\\)|\\*))?$`,
    );
    return scope(this.#page, place ?? 'main')
      .getByLabel(name)
      .first();
  }

  async #press({ press, in: place }: Extract<Step, { press: unknown }>) {
    const within = scope(this.#page, place);
    const button = within.getByRole('button', { name: press, exact: true });
    await button
      .or(within.locator('summary', { hasText: press }))
      .filter({ visible: true })
      .first()
      .click();
  }

  async #follow({ follow, in: place }: Extract<Step, { follow: string }>) {
    const within = scope(this.#page, place);
    const link = within.getByRole('link', { name: follow, exact: true }).first();
    // On phones the groups of links in the footer are closed.
    if (place === 'footer' && !(await link.isVisible())) {
      await within.locator('details', { hasText: follow }).first().locator('summary').click();
    }
    await link.click();
  }

  /** Waits until all of these are seen, and notes what is not. */
  async see(sights: readonly Sight[]): Promise<void> {
    const problems = new Map<Sight, string>();
    const look = async () => {
      const root = await readPage(this.#page);
      problems.clear();
      for (const sight of sights) {
        const problem = findProblem(root, sight);
        if (problem) problems.set(sight, problem);
      }
      return problems.size;
    };
    await expect
      .poll(look, { timeout: 8_000, intervals: [50, 100, 200, 400] })
      .toBe(0)
      .catch(() => {
        for (const [sight, problem] of problems) {
          this.problems.push(`${describeSight(sight)}: ${problem}`);
        }
      });
  }
}

/** The sessions of the accounts: each signs in once. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

async function openScreen(page: Page, path: string, username: string): Promise<void> {
  const cookies = sessions.get(username);
  if (!cookies) {
    await openOffice(page, path, username);
    sessions.set(username, await page.context().cookies());
    return;
  }
  await page.context().addCookies(cookies);
  await page.goto(office(path));
}

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
    return await openScreen(page, group.page, group.as);
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
const titleOf = ({ page, as, on }: PageRows): string => {
  const title = `${page}${as ? ` for ${as}` : ''}${on ? ` on a ${on}` : ''}`;
  const count = (nth.get(title) ?? 0) + 1;
  nth.set(title, count);
  return count > 1 ? `${title} (${count})` : title;
};

test.describe('the documents’ words', () => {
  for (const group of pagesInBrowser) {
    test(titleOf(group), async ({ page, viewport }) => {
      const layout = (viewport?.width ?? 0) < 768 ? 'phone' : 'desktop';
      test.skip(group.on !== undefined && group.on !== layout);
      const walk = new Walk(page);
      for (const step of group.before ?? []) await walk.act(step);
      await open(page, group);
      const rows = group.rows.filter(({ on }) => !on || on === layout);
      for (const part of splitRows(rows)) {
        await (Array.isArray(part) ? walk.see(part) : walk.act(part));
      }
      expect(walk.problems).toEqual([]);
    });
  }
});
