import type { SlotDay } from '#contract/appointments/slots.ts';
import type { SubmitResponse } from '#contract/leads/lead.ts';

/** The result and the typed values of a form sent without JavaScript. */
export interface PostedForm {
  /** Null if the form only requested the free times. */
  answer: SubmitResponse | null;
  values: Record<string, string>;
  /** The free times that the form requested, by day. */
  times?: readonly SlotDay[] | null;
}

/** Initial values of a form's fields. */
export type FieldValues = Partial<Record<string, string | undefined>>;

/** The values to show again in a form sent without JavaScript: those typed if it failed, otherwise none. */
export function getKeptValues({ answer, values }: PostedForm): FieldValues {
  return answer?.success ? {} : values;
}
