import type { Locator, Page } from '@playwright/test';
import { acceptedInputs } from '#tests/factories.ts';
import { sampleFile } from '#tests/submissions.ts';

/** Where visitors send a type of request from, and what the button says in either layout. */
interface PublicForm {
  path: string;
  button: string | RegExp;
}

/** The form of each request type, by slug. */
export const publicForms: Record<string, PublicForm> = {
  'contact-inquiries': { path: '/contact-us', button: 'Send message' },
  'vehicle-bookings': { path: '/book-now', button: /^Submit( Booking)?$/ },
  'test-drives': { path: '/test-drive', button: 'Book a Test Drive' },
  'service-appointments': { path: '/book-service', button: 'Book a Service' },
  'parts-requests': { path: '/parts-request', button: 'Send parts request' },
  'job-applications': { path: '/careers/apply', button: 'Submit Application' },
  'dealer-applications': { path: '/become-a-dealer', button: 'Submit application' },
};

/** Chooses what is called so, letter case aside; where nothing is, the last choice. */
async function choose(select: Locator, wanted: string): Promise<void> {
  const choices = await select.locator('option').allTextContents();
  const isWanted = (choice: string) => choice.toLowerCase() === wanted.toLowerCase();
  await select.selectOption(choices.find(isWanted) ?? choices.at(-1) ?? '');
}

/** Chooses an example's file. */
async function chooseFile(input: Locator, name: string): Promise<void> {
  const { content: buffer } = sampleFile(name);
  await input.setInputFiles({ name, buffer, mimeType: 'application/octet-stream' });
}

/** A form on its page, whatever it asks for. */
export class FormOnPage {
  readonly #form: Locator;
  readonly #accepted: Record<string, unknown>;
  readonly button: Locator;

  constructor(page: Page, slug: string) {
    const main = page.getByRole('main');
    const name = publicForms[slug]?.button ?? '';
    this.button = main.getByRole('button', { name, exact: true });
    this.#form = main.locator('form', { has: page.getByRole('button', { name, exact: true }) });
    this.#accepted = acceptedInputs[slug]?.() ?? {};
  }

  field(name: string): Locator {
    return this.#form.locator(`[name="${name}"]`);
  }

  /** Fills every field that the layout has with what the type's example says, and this last name. */
  async fill(lastName: string): Promise<void> {
    const values = { ...this.#accepted, lastName, fullName: `Sample ${lastName}` };
    const kinds = await this.#kinds();
    for (const [name, value] of Object.entries(values)) {
      await this.#enter(name, kinds.get(name), value);
    }
  }

  /** Chooses the example's files anew: a page that answers a form sent without script has none. */
  async chooseFiles(): Promise<void> {
    for (const [name, kind] of await this.#kinds()) {
      if (kind === 'file') await this.#enter(name, kind, this.#accepted[name]);
    }
  }

  /** The kinds of the form's fields by name, asked for at once: some forms are long. */
  async #kinds(): Promise<Map<string, string>> {
    const kinds = await this.#form
      .locator('[name]')
      .evaluateAll((elements) =>
        (elements as HTMLInputElement[]).map(({ name, type }): [string, string] => [name, type]),
      );
    return new Map(kinds.reverse());
  }

  async #enter(name: string, kind: string | undefined, value: unknown): Promise<void> {
    // A page holds the fields of both its layouts until its script has seen the window.
    const fields = this.field(name).filter({ visible: true });
    if (!kind || (await fields.count()) === 0) return;
    if (kind === 'file') await chooseFile(fields, String(value));
    else if (kind === 'select-one') await choose(fields, String(value));
    else if (kind === 'checkbox') await fields.setChecked(value === true);
    else if (kind === 'radio') await this.#form.locator(`[value="${value}"]`).check();
    else await fields.fill(String(value));
  }

  /** The texts that stand in the form, as they would be sent. */
  async texts(): Promise<Record<string, string>> {
    const kinds = await this.#kinds();
    const content = Object.entries(await this.content());
    return Object.fromEntries(content.filter(([name]) => kinds.get(name) !== 'file'));
  }

  /** What stands in the form, as it would be sent, of a file its name. */
  async content(): Promise<Record<string, string>> {
    return await this.#form.evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
          name,
          value instanceof File ? value.name : value,
        ]),
      ),
    );
  }
}
