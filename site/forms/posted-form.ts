import type { SubmitAnswer } from '#contract/lead.ts';

/** How a form sent without script went, and what was typed into it. */
export interface PostedForm {
  answer: SubmitAnswer;
  values: Record<string, string>;
}

/** What a form's fields start with. */
export type FieldValues = Partial<Record<string, string | undefined>>;

/** What is shown again of a form sent without script: what was typed if it failed, else nothing. */
export function keptValues({ answer, values }: PostedForm): FieldValues {
  return answer.success ? {} : values;
}
