import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { isHydrated } from '#tests/support/visit.ts';
import { call, type EnginePage } from './engine.ts';
import { errorsKey } from './watched-server.ts';

/** Testing Library finds fields by role and name as our other tests do; its script runs in the page. */
const queries = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Long enough for a busy machine. */
const patience = { timeout: 30_000, intervals: [50, 100, 250] };

/**
 * Marks the visible elements with a role and name; the role 'label' finds any field by its label, and 'text' an element
 * by its text. Returns how many there are; -1 if the queries are missing.
 */
function mark(inside: string, role: string, name: string): number {
  const library = Reflect.get(window, 'TestingLibraryDom');
  if (!library) return -1;
  const query = (part: HTMLElement): HTMLElement[] => {
    if (role === 'label') return library.queryAllByLabelText(part, name);
    if (role === 'text') return library.queryAllByText(part, name);
    // Testing Library drops the space before the text of a nested element.
    const isNamed = (computed: string, one: HTMLElement) =>
      computed === name || one.textContent.trim() === name;
    return library.queryAllByRole(part, role, { ...(name && { name: isNamed }), hidden: true });
  };
  for (const old of document.querySelectorAll('[data-found]')) old.removeAttribute('data-found');
  const found = [...document.querySelectorAll<HTMLElement>(inside)]
    .flatMap(query)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  for (const one of found) {
    const label = one.offsetWidth < 10 ? (one as HTMLInputElement).labels?.[0] : undefined;
    const target = label ?? one;
    target.setAttribute('data-found', '');
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return found.length;
}

/** Enters the value of a marked list, box, date or time; returns false for a field into which one types. */
function enter(value: string): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-found]');
  if (!field) throw new Error('No field is marked');
  const isDate = ['date', 'time', 'datetime-local'].includes(field.type);
  const isList = field instanceof HTMLSelectElement;
  const options = isList ? [...(field as HTMLSelectElement).options] : [];
  const option = options.find(({ text }) => text.toLowerCase() === value.toLowerCase());
  // Frameworks replace the setter of an element, so this calls that of its class.
  const set = (text: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (isList) set((option ?? options.at(-1))?.value ?? '');
  else if (isDate || field.value) set(isDate ? value : '');
  return isList || isDate;
}

/** A person at a browser engine. */
export class Visitor {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Sets the size of the page in CSS pixels, and waits until it has it. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.resize(width, height);
    await expect(async () => {
      expect(await call(this.page, () => innerWidth)).toBe(width);
    }).toPass(patience);
  }

  /** Opens a page, and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    await expect(async () => {
      expect(await call(this.page, isHydrated)).toBe(true);
    }).toPass(patience);
  }

  /** Waits until one visible element in a part of the page has this role and name. Returns its selector. */
  async find(role: string, name: string, inside = 'body'): Promise<string> {
    await expect(async () => {
      const count = await call(this.page, mark, inside, role, name);
      if (count < 0) await this.page.run(queries);
      expect(count, `elements with the role ${role} and the name ${name}`).toBe(1);
    }).toPass(patience);
    return '[data-found]';
  }

  async click(role: string, name: string, inside?: string): Promise<void> {
    await this.page.click(await this.find(role, name, inside));
  }

  /** Enters a value into the field that is marked by its selector. */
  async enter(selector: string, value: string): Promise<void> {
    if (!(await call(this.page, enter, value))) await this.page.type(selector, value);
  }

  /** Waits until a text shows. Returns the text of its whole part of the page. */
  async read(inside: string, expected: string | RegExp): Promise<string> {
    let text = '';
    await expect(async () => {
      text = await call(
        this.page,
        (part: string) =>
          [...document.querySelectorAll<HTMLElement>(part)]
            // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
            .map(({ innerText }) => innerText)
            .join('\n'),
        inside,
      );
      if (typeof expected === 'string') expect(text).toContain(expected);
      else expect(text).toMatch(expected);
    }).toPass(patience);
    return text;
  }

  /** Returns by how many pixels the page is wider than its window. */
  readOverhang(): Promise<number> {
    return call(this.page, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** Returns the errors since the last call. */
  takeErrors(): Promise<string[]> {
    return call(
      this.page,
      (key: string) => {
        const errors = sessionStorage.getItem(key) ?? '[]';
        sessionStorage.removeItem(key);
        return JSON.parse(errors) as string[];
      },
      errorsKey,
    );
  }
}
