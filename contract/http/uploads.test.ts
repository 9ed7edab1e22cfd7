import { expect, it } from 'vitest';
import { readForm } from '../input/read-form.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';
import { findFileFault, findFileFaults, formatAccept, uploadRules } from './uploads.ts';

const file = (name: string, size: number) => new File(['x'.repeat(size)], name);

it.each([
  ['cv.pdf', 1, null],
  ['My CV (final).DOCX', 1, null],
  ['cv.pdf', 0, 'This file is empty: please choose another one'],
  ['cv.pdf.exe', 1, 'Please choose a PDF, DOC or DOCX file'],
  ['cv.heic', 1, 'Please choose a PDF, DOC or DOCX file'],
  ['cv', 1, null],
  ['cv.pdf ', 1, null],
  ['.pdf', 10 * 1024 * 1024, null],
  ['cv.pdf', 10 * 1024 * 1024 + 1, 'This file is too large: please choose one of at most 10 MB'],
])('a CV named %s of %i bytes has the error %j', (name, size, fault) => {
  expect(findFileFault(uploadRules.cv, { name, size })).toBe(fault);
});

it.each([
  ['photo.jfif', null],
  ['photo.jpe', null],
  ['photo', null],
  [
    'IMG_0001.HEIC',
    'This picture is in the HEIC format of iPhones, which we cannot read: please save it as a JPEG',
  ],
  ['photo.tiff', 'Please choose a JPEG, PNG, GIF, WebP, AVIF or BMP file'],
])('a picture named %s has the error %j', (name, fault) => {
  expect(findFileFault(uploadRules.picture, { name, size: 1 })).toBe(fault);
});

it('validates a form’s files by field and skips inputs without a choice', () => {
  const form = new FormData();
  form.set('cvFile', file('cv.html', 3));
  form.set('photoFile', file('', 0));
  const rules = { cvFile: uploadRules.cv, photoFile: uploadRules.picture };
  expect(findFileFaults(rules, form)).toEqual([
    {
      field: 'cvFile',
      message: 'Please choose a PDF, DOC or DOCX file',
      code: 'file-kind-wrong',
      params: { kinds: ['PDF', 'DOC', 'DOCX'] },
    },
  ]);
});

it('reads a chosen file as its name', () => {
  const form = new FormData();
  form.set('cvFile', file('cv.pdf', 3));
  form.set('photoFile', file('', 0));
  const schema = z.object({
    cvFile: optionalText({ max: 9 }),
    photoFile: optionalText({ max: 9 }),
  });
  expect(readForm(schema, form)).toEqual({ cvFile: 'cv.pdf' });
});

it('file inputs offer the accepted extensions', () => {
  expect(formatAccept(uploadRules.cv)).toBe('.pdf,.doc,.docx');
});
