import type { Locator, Page } from '@playwright/test';
import { describeSight, findProblem } from '#tests/documents/check-sight.ts';
import type { Place } from '#tests/documents/places.ts';
import type { Sight, Step } from '#tests/documents/row.ts';
import { sampleFile } from '#tests/submissions.ts';
import { readPage } from './read-page.ts';
import { expect } from './test.ts';

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

type StepKey = Exclude<
  Step extends infer One ? (One extends unknown ? keyof One : never) : never,
  'in' | 'with' | 'by' | 'option' | 'file'
>;
type StepOf<Key extends string> = Extract<Step, Record<Key, unknown>>;

/** Walks the rows of one page. */
export class Walk {
  readonly #page: Page;
  readonly #held: (() => void)[] = [];
  readonly #asked: string[] = [];
  /** What differs from the rows. */
  readonly problems: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#asked.push(new URL(request.url()).pathname));
  }

  /** Takes a step. If it cannot be taken, the rows after it cannot be walked, and it returns false. */
  async act(step: Step): Promise<boolean> {
    const taken = Object.entries(this.#steps).find(([key]) => key in step);
    if (!taken) throw new Error(`no step for ${describeSight(step)}`);
    const take = taken[1] as (step: Step) => Promise<unknown>;
    try {
      await take(step);
      return true;
    } catch (error) {
      this.problems.push(`${describeSight(step)}: ${String(error).split('\n')[0]}`);
      return false;
    }
  }

  /** How each step is taken, by the key that names it. */
  readonly #steps: { [Key in StepKey]: (step: StepOf<Key>) => Promise<unknown> } = {
    fill: (step) => this.#field(step.fill, step.in).fill(step.with),
    choose: (step) => this.#field(step.choose, step.in).selectOption({ label: step.option }),
    check: (step) => this.#field(step.check, step.in).check({ force: true }),
    upload: ({ upload, file }) => {
      const { content: buffer } = sampleFile(`sample-${file}`);
      const mimeType = 'application/octet-stream';
      return this.#field(upload, undefined).setInputFiles({ name: file, buffer, mimeType });
    },
    press: (step) => this.#press(step),
    search: ({ search }) => this.#page.getByRole('searchbox').fill(search),
    openRow: () => this.#page.locator('tbody tr').first().getByRole('link').first().click(),
    follow: (step) => this.#follow(step),
    click: ({ click }) => this.#page.getByText(click).first().click(),
    key: ({ key }) => this.#page.keyboard.press(key),
    leave: async () => {
      await this.#page.mouse.move(1, 1);
      await this.#page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
    pass: ({ pass }) => this.#page.clock.runFor(pass),
    answer: (step) => answer(this.#page, step, this.#held),
    scroll: () => this.#page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
    asked: async ({ asked }) => {
      for (const path of asked) {
        if (!this.#asked.includes(path)) this.problems.push(`the page did not ask for ${path}`);
      }
    },
    located: async ({ located }) => {
      const options = await this.#page.evaluate(() => Reflect.get(window, 'locationOptions'));
      if (JSON.stringify(options) !== JSON.stringify(located)) {
        this.problems.push(`the place is asked for with ${JSON.stringify(options)}`);
      }
    },
    restore: async () => {
      await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const release of this.#held.splice(0)) release();
    },
  };

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
