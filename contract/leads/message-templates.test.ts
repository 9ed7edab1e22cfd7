import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  formatPlaceholder,
  listUnknownPlaceholders,
  placeholderNames,
  samplePlaceholderValues,
} from './message-templates.ts';

describe('fillTemplate', () => {
  it('inserts every value, wherever and however often its placeholder occurs', () => {
    for (const name of placeholderNames) {
      const written = formatPlaceholder(name);
      const filled = fillTemplate(`(${written}) {{ ${name} }}`, samplePlaceholderValues);
      const value = samplePlaceholderValues[name];
      expect(filled).toBe(`(${value}) ${value}`);
    }
  });

  it('inserts values as they are, without reading placeholders or patterns in them', () => {
    const values = { firstName: '{{link}} $& <b>', link: 'https://cars.example' };
    expect(fillTemplate('Dear {{firstName}},', values)).toBe('Dear {{link}} $& <b>,');
  });

  it.each([undefined, null, '', '  '])('takes a neutral text for the missing value %j', (value) => {
    const values = { firstName: value, vehicle: value, dealership: value, appointment: value };
    const text = '{{firstName}}; {{vehicle}}; {{dealership}}; {{appointment}}';
    expect(fillTemplate(text, values)).toBe(
      'customer; the vehicle; the dealership; a time to be agreed',
    );
    expect(fillTemplate(text, values, 'ur')).toBe('صارف; گاڑی; ڈیلرشپ; بعد میں طے ہونے والا وقت');
  });

  it('leaves out a line that names a missing reference or link, and keeps the others', () => {
    const text = 'Dear {{firstName}},\n\nReference: {{reference}}\n\nMore: {{link}}\nThank you';
    expect(fillTemplate(text, { firstName: 'Sample', reference: '0A1B2C3D' })).toBe(
      'Dear Sample,\n\nReference: 0A1B2C3D\n\nThank you',
    );
    expect(fillTemplate(text, { firstName: 'Sample' })).toBe('Dear Sample,\n\nThank you');
  });

  it('removes only the placeholder from a single line', () => {
    expect(fillTemplate('Your request {{reference}} has arrived', {})).toBe(
      'Your request has arrived',
    );
    expect(fillTemplate('Your request {{reference}}', {})).toBe('Your request');
  });

  it('leaves unknown placeholders and single braces unchanged', () => {
    expect(fillTemplate('{{nickname}} {firstName} {{firstName', {})).toBe(
      '{{nickname}} {firstName} {{firstName',
    );
  });
});

describe('listUnknownPlaceholders', () => {
  it('finds none among the known ones and in plain text', () => {
    expect(listUnknownPlaceholders(placeholderNames.map(formatPlaceholder).join())).toEqual([]);
    expect(listUnknownPlaceholders('{{ link }} {one} }} 50 %')).toEqual([]);
  });

  it('lists unknown, empty, misspelled and unclosed ones, each once', () => {
    const text = '{{nickname}} {{}} {{firstname}} {{nickname}} {{constructor}}\n{{firstName\n';
    expect(listUnknownPlaceholders(text)).toEqual([
      '{{nickname}}',
      '{{}}',
      '{{firstname}}',
      '{{constructor}}',
      '{{firstName',
    ]);
  });
});
