import { expect, it } from 'vitest';
import { contactInput } from './leads/contact.ts';
import { readForm } from './read-form.ts';

const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
};

it('reads a form as the schema takes it: without blanks, ticks as true or false', () => {
  const form = formOf({
    phone: '0300 0000001',
    message: ' ',
    promotionalContact: 'on',
    other: 'x',
  });
  expect(readForm(contactInput, form)).toEqual({
    phone: '0300 0000001',
    promotionalContact: true,
  });
  expect(readForm(contactInput, formOf({}))).toEqual({ promotionalContact: false });
});

it('takes a line end for one sign, so that a text as long as its field allows is accepted', () => {
  const lines = Array(2500).fill('a').join('\r\n');
  const input = readForm(contactInput, formOf({ message: lines }));
  expect(input.message).toHaveLength(4999);
});
