/**
 * Errors that the compiler must find if a request type does not label a field that visitors send. Each marked line must
 * not compile: the type check fails if one of them does.
 */
import type { contact } from '#contract/leads/contact.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { partsRequest } from '#contract/leads/parts-request.ts';
import type { z } from '#contract/zod.ts';
import type { LeadForm } from '#site/forms/lead-form.tsx';

type Labels<Facts extends Pick<LeadFacts, 'input'>> = LeadFacts<
  string,
  keyof z.output<Facts['input']> & string
>['labels'];

declare const labels: typeof partsRequest.labels;
const { mileage: _mileage, ...withoutMileage } = labels;

labels satisfies Labels<typeof partsRequest>;

// @ts-expect-error a field has no label
withoutMileage satisfies Labels<typeof partsRequest>;

// @ts-expect-error fields of an input with a transformation are checked
({ message: 'Message' }) satisfies Labels<typeof contact>;

// @ts-expect-error a field that is labelled exists
({ ...labels, color: 'Colour' }) satisfies Labels<typeof partsRequest>;

// @ts-expect-error a field that the confirmation repeats exists
['color'] satisfies Parameters<typeof LeadForm<typeof partsRequest>>[0]['confirmed'];
