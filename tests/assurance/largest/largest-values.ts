import { acceptedInputs } from '#tests/factories.ts';
import type { Schema } from '../fuzz/from-schema.ts';

/** Valid values of fields whose format no schema describes. */
const samples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(acceptedInputs).map((make) => make()),
);

/** The longest array that is sent where a schema says none. */
const maxItems = 100;
const maxText = 100_000;

/** A text of words with this length. */
export const buildText = (length: number): string =>
  'sample visitor '
    .repeat(Math.ceil(length / 15))
    .slice(0, length - 1)
    .concat('s');

/** The largest value that a schema allows: the longest text and list, the highest number, all fields. */
export function buildLargest(schema: Schema & { maxItems?: number }, name = ''): unknown {
  const { type, anyOf, properties = {}, items, maximum, maxLength } = schema;
  if (name in samples && type !== 'object') return samples[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (anyOf) return buildLargest(anyOf.find((one) => one.type !== 'null') ?? {}, name);
  if (type === 'object') {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([field, own]) => [field, buildLargest(own, field)]));
  }
  if (type === 'array') {
    const length = Math.min(schema.maxItems ?? maxItems, maxItems);
    return Array.from({ length }, () => buildLargest(items ?? {}));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.min(maximum ?? 1_000_000, 1e12);
  if (type === 'null') return null;
  return buildText(Math.min(maxLength ?? 200, maxText));
}
