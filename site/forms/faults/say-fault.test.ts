import { expect, it } from 'vitest';
import { sayFault as sayInEnglish } from './words.ts';
import { sayFault } from './words.ur.ts';

const tooLong = {
  code: 'text-too-long',
  params: { max: 5000 },
  message: 'Please keep this within 5,000 characters',
};

it('English shows the message', () => {
  expect(sayInEnglish(tooLong)).toBe(tooLong.message);
  expect(sayInEnglish({})).toBe('');
});

it('Urdu words an error by its code and params', () => {
  expect(sayFault(tooLong)).toBe('براہ کرم اسے 5,000 حروف کے اندر رکھیں');
  expect(sayFault({ code: 'phone-invalid', message: 'x' })).toBe('براہ کرم درست فون نمبر لکھیں');
  const cv = { code: 'file-kind-wrong', params: { kinds: ['PDF', 'DOC', 'DOCX'] }, message: 'x' };
  expect(sayFault(cv)).toBe('براہ کرم PDF، DOC یا DOCX فائل منتخب کریں');
});

it('Urdu keeps the message of a code without words, and what the site has worded', () => {
  expect(sayFault({ code: 'path-missing', message: 'path is required' })).toBe('path is required');
  expect(sayFault({ code: 'constructor', message: 'No' })).toBe('No');
  expect(sayFault({ code: 'vehicle-missing', message: 'رنگ منتخب کریں' })).toBe('رنگ منتخب کریں');
});
