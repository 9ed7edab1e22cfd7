import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { sampleFile } from '#tests/submissions.ts';
import { call } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** Marks what a visitor clicks or types into for a field, if it is visible. Returns its type; '' if there is none. */
function markField(name: string, value: string): string {
  for (const old of document.querySelectorAll('[data-found]')) old.removeAttribute('data-found');
  const fields = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${name}"]`)];
  const field = fields.find(
    (one) => one.checkVisibility() && (one.type !== 'radio' || one.value === value),
  );
  if (!field || field.type === 'hidden') return '';
  const isHidden = field.offsetWidth < 10 && ['radio', 'checkbox'].includes(field.type);
  const target = isHidden ? field.labels?.[0] : field;
  target?.setAttribute('data-found', '');
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return field.type;
}

const found = '[data-found]';

async function fillField(visitor: Visitor, name: string, value: unknown): Promise<void> {
  const type = await call(visitor.page, markField, name, String(value));
  if (type === 'file') {
    const file = path.join(test.info().outputDir, String(value));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, sampleFile(String(value)).content);
    await visitor.page.chooseFile(found, file);
  } else if (type === 'radio' || (type === 'checkbox' && value === true)) {
    await visitor.page.click(found);
  } else if (type && type !== 'checkbox') {
    await visitor.enter(found, String(value));
  }
}

/** Fills every field of a public form with the sample input of its type and this last name. */
export async function fillForm(visitor: Visitor, slug: string, lastName: string): Promise<void> {
  const values = { ...acceptedInputs[slug]?.(), lastName, fullName: `Sample ${lastName}` };
  for (const [name, value] of Object.entries(values)) await fillField(visitor, name, value);
}

/** Presses the button that sends a public form. */
export async function sendForm(visitor: Visitor, slug: string): Promise<void> {
  const { button } = publicForms[slug] ?? { button: '' };
  await visitor.click('button', typeof button === 'string' ? button : 'Submit Booking', 'main');
}
