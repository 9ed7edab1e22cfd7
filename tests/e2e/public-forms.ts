import type { Locator, Page } from '@playwright/test';
import { acceptedInputs } from '#tests/factories.ts';
import { sampleFile } from '#tests/submissions.ts';

/** The page of a public form, the text of its button, and what its confirmation says. */
interface PublicForm {
  path: string;
  button: string | RegExp;
  /** What happens next. */
  next: string;
  /** A field that it repeats. */
  repeated: string;
  /** The title of the link onwards. */
  back: string;
}

/** The form of each request type, by slug. */
export const publicForms: Record<string, PublicForm> = {
  'contact-inquiries': {
    path: '/contact-us',
    button: 'Send message',
    next: 'We will get back to you by phone or email.',
    repeated: 'vehicle',
    back: 'Back to the home page',
  },
  'vehicle-bookings': {
    path: '/book-now',
    button: /^Submit( Booking)?$/,
    next: 'The dealership will contact you about your booking.',
    repeated: 'selectedVehicle',
    back: 'See the models',
  },
  'test-drives': {
    path: '/test-drive',
    button: 'Book a Test Drive',
    next: 'The dealership will contact you to confirm a time.',
    repeated: 'selectedVehicle',
    back: 'See the models',
  },
  'service-appointments': {
    path: '/book-service',
    button: 'Book a Service',
    next: 'We will call you to confirm the day.',
    repeated: 'selectedServiceType',
    back: 'Back to After Sales',
  },
  'parts-requests': {
    path: '/parts-request',
    button: 'Send parts request',
    next: 'We will look for the part and call you.',
    repeated: 'requiredPart',
    back: 'Back to After Sales',
  },
  'job-applications': {
    path: '/careers/apply',
    button: 'Submit Application',
    next: 'We will read it, and contact you if it fits.',
    repeated: 'jobTitle',
    back: 'See all openings',
  },
  'dealer-applications': {
    path: '/become-a-dealer',
    button: 'Submit application',
    next: 'We will review your application and contact you.',
    repeated: 'cityDealership',
    back: 'Back to the home page',
  },
};

/** Leaves the confirmation of a sent form for a new, blank form. */
export const startAgain = (page: Page) =>
  page.getByRole('link', { name: 'Send another request' }).click();

/** Selects the option with this text or value, ignoring case, or the last option if there is none. */
async function choose(select: Locator, wanted: string): Promise<void> {
  const choices = await select
    .locator('option')
    .evaluateAll((options) =>
      (options as HTMLOptionElement[]).map(({ label, value }) => ({ label, value })),
    );
  const isWanted = (choice: string) => choice.toLowerCase() === wanted.toLowerCase();
  const chosen = choices.find(({ label, value }) => isWanted(label) || isWanted(value));
  await select.selectOption({ value: (chosen ?? choices.at(-1))?.value ?? '' });
}

/** Chooses a sample file. */
async function chooseFile(input: Locator, name: string): Promise<void> {
  const { content: buffer } = sampleFile(name);
  await input.setInputFiles({ name, buffer, mimeType: 'application/octet-stream' });
}

/** Fills and reads the public form of any request type. */
export class FormOnPage {
  readonly #form: Locator;
  readonly #accepted: Record<string, unknown>;
  readonly button: Locator;

  /** `button` is the text of the form's button, which differs by language. */
  constructor(page: Page, slug: string, button: string | RegExp = publicForms[slug]?.button ?? '') {
    const main = page.getByRole('main');
    const named = { name: button, exact: true };
    this.button = main.getByRole('button', named);
    this.#form = main.locator('form', { has: page.getByRole('button', named) });
    this.#accepted = acceptedInputs[slug]?.() ?? {};
  }

  field(name: string): Locator {
    return this.#form.locator(`[name="${name}"]`);
  }

  /** Fills every field of the layout with the sample input of the type and this last name. */
  async fill(lastName: string): Promise<void> {
    const values = { ...this.#accepted, lastName, fullName: `Sample ${lastName}` };
    const kinds = await this.#kinds();
    for (const [name, value] of Object.entries(values)) {
      await this.#enter(name, kinds.get(name), value);
    }
  }

  /** Chooses the sample files again: without JavaScript, a re-rendered form has lost them. */
  async chooseFiles(): Promise<void> {
    for (const [name, kind] of await this.#kinds()) {
      if (kind === 'file') await this.#enter(name, kind, this.#accepted[name]);
    }
  }

  /** Reads the input types of all fields by name, in one call because some forms are long. */
  async #kinds(): Promise<Map<string, string>> {
    const kinds = await this.#form
      .locator('[name]')
      .evaluateAll((elements) =>
        (elements as HTMLInputElement[]).map(({ name, type }): [string, string] => [name, type]),
      );
    return new Map(kinds.reverse());
  }

  /** The fields for texts of several lines. */
  areas(): Promise<Locator[]> {
    return this.#form.locator('textarea').filter({ visible: true }).all();
  }

  /** The names of all fields, in the order of the form. */
  async listNames(): Promise<string[]> {
    return [...(await this.#kinds()).keys()].reverse();
  }

  async #enter(name: string, kind: string | undefined, value: unknown): Promise<void> {
    // The HTML has the fields of both layouts until the script knows the size of the window.
    const fields = this.field(name).filter({ visible: true });
    if (!kind || (await fields.count()) === 0) return;
    if (kind === 'file') await chooseFile(fields, String(value));
    else if (kind === 'select-one') await choose(fields, String(value));
    else if (kind === 'checkbox') await fields.setChecked(value === true);
    else if (kind === 'radio') await this.#form.locator(`[value="${value}"]`).check();
    else await fields.fill(String(value));
  }

  /** What was typed and chosen, without files. */
  async texts(): Promise<Record<string, string>> {
    const kinds = await this.#kinds();
    const content = Object.entries(await this.content());
    return Object.fromEntries(
      content.filter(([name]) => !['file', 'hidden'].includes(kinds.get(name) ?? '')),
    );
  }

  /** The form's values as they would be sent; for a file its name. */
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
