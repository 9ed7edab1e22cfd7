import { expect, it } from 'vitest';
import { contactInput } from '../leads/contact.ts';
import { readForm } from './read-form.ts';

const buildForm = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
};

it('drops blank and unknown fields and converts checkboxes to booleans', () => {
  const form = buildForm({
    phone: '0300 0000001',
    message: ' ',
    promotionalContact: 'on',
    other: 'x',
  });
  expect(readForm(contactInput, form)).toEqual({
    phone: '0300 0000001',
    promotionalContact: true,
  });
  expect(readForm(contactInput, buildForm({}))).toEqual({ promotionalContact: false });
});

it('counts a line break as one character, so that text of the maximum length is accepted', () => {
  const lines = Array(2500).fill('a').join('\r\n');
  const input = readForm(contactInput, buildForm({ message: lines }));
  expect(input.message).toHaveLength(4999);
});
