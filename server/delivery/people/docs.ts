import { z } from '#contract/zod.ts';
import { listAnswer, moment } from '#server/platform/http/openapi/answers.ts';

/** Who somebody is, in answers about people. */
export const contactFields = {
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
};

const personRecord = z.object({
  ...contactFields,
  kind: z.string(),
  _id: z.guid(),
  createdAt: moment,
  status: z.string(),
  about: z.string(),
  note: z.nullable(z.string()),
  isInTrash: z.boolean(),
});

/** One page of a person's records, with the further numbers and addresses in them. */
export const personAnswer = z.extend(listAnswer(personRecord), {
  links: z.array(
    z.object({
      type: z.enum(['phone', 'email']),
      value: z.string(),
      isIncluded: z.boolean(),
      records: z.int(),
      names: z.array(z.string()),
    }),
  ),
});
