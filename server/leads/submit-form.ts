import type { LeadFacts, Receipt, SubmitAnswer } from '#contract/lead.ts';
import { readForm, typedText } from '#contract/read-form.ts';
import { notFound } from '#server/errors.ts';
import { failureOf } from '#server/http/failure.ts';
import type { Sender } from '#server/http/sender.ts';
import { refusalOf } from '#server/http/validate.ts';
import { repeatOfForm } from '#server/repeat/repeat.ts';
import type { Intake } from './intake.ts';
import { leads } from './registry.ts';
import { submitLead } from './submit.ts';

/** How a plain form went, with what was typed, to be shown again if it failed. */
export interface FormResult {
  /** The HTTP status that belongs to the answer. */
  status: number;
  answer: SubmitAnswer;
  values: Record<string, string>;
}

/**
 * What comes of storing a plain form. A failure is an answer too; one of ours is reported besides.
 */
export async function formAnswer(
  { texts }: LeadFacts,
  store: () => Promise<Receipt>,
  report: (error: unknown) => void,
): Promise<Omit<FormResult, 'values'>> {
  try {
    const data = await store();
    return { status: 200, answer: { success: true, message: texts.submitted, data } };
  } catch (error) {
    const { status, body } = failureOf(error);
    if (status >= 500) report(error);
    return { status, answer: body };
  }
}

/**
 * Stores a request sent as a plain HTML form, by the same rules as one sent to the API.
 */
export async function submitForm(
  intake: Intake,
  slug: string,
  form: FormData,
  sender: Sender,
  report: (error: unknown) => void,
): Promise<FormResult> {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  if (!lead) throw notFound('form');
  const store = async () => {
    const parsed = lead.facts.input.safeParse(readForm(lead.facts.input, form));
    if (!parsed.success) throw refusalOf(parsed.error.issues);
    const repeat = repeatOfForm(parsed.data, sender);
    const { receipt } = await submitLead(intake, lead, { input: parsed.data, sender, repeat });
    return receipt;
  };
  return { ...(await formAnswer(lead.facts, store, report)), values: typedText(form) };
}
