import { listFields } from '../input/read-form.ts';
import { z } from '../zod.ts';
import type { LeadFacts } from './lead.ts';

/** The source of a request that staff enter: how the customer contacted them. The most frequent one comes first. */
export const entrySources = ['phone', 'walk-in', 'whatsapp'] as const;

export type EntrySource = (typeof entrySources)[number];

const entrySource = z.enum(entrySources, {
  error: `source must be one of: ${entrySources.join(', ')}`,
});

type Schema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

interface ObjectDef {
  /** The input schema of a schema that ends in a transformation, and the transformation. */
  in?: Schema;
  out?: Schema;
  shape?: Record<string, z.ZodMiniType>;
  checks?: z.core.$ZodCheck<never>[];
}

const readDef = (schema: unknown) => (schema as { _zod: { def: ObjectDef } })._zod.def;

/**
 * Builds the schema of a request that staff enter: the visitor's schema without the agreements, which staff cannot give
 * for the customer, and with one of `entrySources` as the source.
 */
export function buildEntryInput({ input, agreements }: LeadFacts): Schema {
  return withoutAgreements(input, new Set(agreements));
}

function withoutAgreements(schema: Schema, agreements: ReadonlySet<string>): Schema {
  const { in: inner, out, shape = {}, checks = [] } = readDef(schema);
  if (inner && out) return z.pipe(withoutAgreements(inner, agreements), out) as Schema;
  const asked = Object.entries(shape).filter(([name]) => !agreements.has(name));
  const fields = z.object({ ...Object.fromEntries(asked), source: entrySource });
  return (checks.length > 0 ? fields.check(...(checks as never[])) : fields) as Schema;
}

/**
 * Builds the fields that staff may correct, each with the visitor's rules. Absent fields keep their values. Null and
 * blank clear a field that visitors may omit.
 */
export function buildCorrections({
  input,
  corrected,
}: Pick<LeadFacts, 'input' | 'corrected'>): Record<string, z.ZodMiniType> {
  const shape = listFields(input);
  return Object.fromEntries(
    corrected.flatMap((name) => {
      const field = shape[name];
      if (!field) return [];
      const { innerType = field } = readDef(field) as { innerType?: z.ZodMiniType };
      const clearing = z.transform((value: unknown) => value ?? null);
      return [[name, z.optional(z.pipe(innerType as z.ZodMiniType<unknown>, clearing))]];
    }),
  );
}
