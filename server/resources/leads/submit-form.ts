import { fillFromSlot } from '#contract/appointments/slot-input.ts';
import { readForm, readFormText } from '#contract/input/read-form.ts';
import { readCampaign } from '#contract/leads/campaign.ts';
import type { LeadFacts, Receipt, SubmitResponse } from '#contract/leads/lead.ts';
import { splitLanguage } from '#contract/site/language.ts';
import { notFound } from '#server/platform/errors.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import { keyFromForm } from '#server/platform/idempotency/idempotency-key.ts';
import { submitRequest } from '#server/resources/appointments/submit-request.ts';
import { leads } from './registry.ts';
import type { SubmissionServices } from './submission-services.ts';

/** The result of a plain form with the typed values, which the page shows again after an error. */
export interface FormResult {
  /** The HTTP status of the response. */
  status: number;
  answer: SubmitResponse;
  values: Record<string, string>;
}

/** Stores a plain form and returns the page's result, including errors. Server errors are reported. */
export async function runFormSubmission(
  { texts }: LeadFacts,
  store: () => Promise<Receipt>,
  report: (error: unknown) => void,
): Promise<Omit<FormResult, 'values'>> {
  try {
    const data = await store();
    return { status: 200, answer: { success: true, message: texts.submitted, data } };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { status, answer: body };
  }
}

/**
 * Adds the source to a plain form that has none: the campaign in the address of its page, else 'direct'. Without script
 * nobody knows the visit's first page.
 */
export function addSource(form: FormData, { searchParams }: URL): void {
  if (!form.has('source')) form.set('source', readCampaign(searchParams) || 'direct');
}

/** Adds the language of its page to a plain form. */
export function addLanguage(form: FormData, { pathname }: URL): void {
  form.set('language', splitLanguage(pathname).language);
}

/** Stores a request from a plain HTML form, with the same validation as the API. */
export async function submitForm(
  services: SubmissionServices,
  slug: string,
  form: FormData,
  sender: RequestClient,
  report: (error: unknown) => void,
): Promise<FormResult> {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  if (!lead) throw notFound('form');
  const store = async () => {
    const { facts } = lead;
    const parsed = facts.input.safeParse(fillFromSlot(facts, readForm(facts.input, form)));
    if (!parsed.success) throw buildRefusal(parsed.error.issues);
    const idempotencyKey = keyFromForm(parsed.data, sender);
    const { receipt } = await submitRequest(services, lead, {
      input: parsed.data,
      sender,
      idempotencyKey,
    });
    return receipt;
  };
  return { ...(await runFormSubmission(lead.facts, store, report)), values: readFormText(form) };
}
