import type { LeadFacts } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import type { FieldLabel } from './form-outcome.tsx';

/** A field that visitors send and that a form can label. No form labels `source`,
 * `dealerId` and `quoteCode`: the page fills them in. */
export type InputField<Facts extends Pick<LeadFacts, 'input'>> = Exclude<
  keyof z.input<Facts['input']> & string,
  'source' | 'dealerId' | 'quoteCode'
>;

/** A label for each field of a form except those that it leaves out. A new field without a label does not compile. */
export type FieldLabels<
  Facts extends Pick<LeadFacts, 'input'>,
  LeftOut extends InputField<Facts> = never,
> = Record<Exclude<InputField<Facts>, LeftOut>, FieldLabel>;
