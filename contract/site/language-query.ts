import { choiceInput } from '../input/text.ts';
import { z } from '../zod.ts';
import { languages } from './language.ts';

/**
 * The language of a public read's texts, English by default. Only the parameter counts, not Accept-Language: an address
 * has one answer.
 */
export const languageField = { language: z.optional(choiceInput('language', languages)) };

export const languageQuery = z.object(languageField);
