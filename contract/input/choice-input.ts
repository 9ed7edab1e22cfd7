import { z } from '../zod.ts';

/** One of some words; the message names them all. */
export const choiceInput = <const Choice extends string>(
  field: string,
  choices: readonly Choice[],
) => z.enum(choices, { error: `${field} must be one of: ${choices.join(', ')}` });
