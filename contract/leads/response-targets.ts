import { numberInput } from '../input/number-input.ts';
import { z } from '../zod.ts';
import type { LeadFacts } from './lead.ts';
import { leadTypes } from './registry.ts';

/** The path of the targets below /api. */
export const responseTargetsPath = '/admin/response-targets';

/** The maximum time until the first response to requests of a type, in minutes of opening hours. */
export interface ResponseTarget {
  /** The type's slug. */
  kind: string;
  minutes: number;
  /** The type's default, which applies unless staff set a target. */
  defaultMinutes: number;
}

/** The request types that have a target. */
export const targetedTypes: readonly LeadFacts[] = leadTypes.filter(
  ({ responseMinutes }) => responseMinutes !== null,
);

const minutes = numberInput({
  name: 'A target',
  min: 5,
  max: 2_700,
  missing: 'Please enter a number of minutes',
});

/** New targets in minutes, by the type's slug. Absent types keep theirs. */
export const responseTargetsInput = z
  .partial(z.object(Object.fromEntries(targetedTypes.map(({ slug }) => [slug, minutes]))))
  .check(z.refine((targets) => Object.keys(targets).length > 0, 'Name at least one request type'));

/** Error messages about targets. */
export const responseTargetTexts = {
  title: 'Response targets',
  headOfficeOnly: 'Only head office changes the targets',
  saved: 'The response targets are saved.',
} as const;
