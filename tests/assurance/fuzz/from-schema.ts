import fc from 'fast-check';
import { acceptedInputs } from '#tests/factories.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** The subset of JSON Schema that the API's OpenAPI document uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Valid field values by name: the schemas do not describe formats. */
const samples = Map.groupBy(
  Object.values(acceptedInputs).flatMap((make) => Object.entries(make())),
  ([name]) => name,
);

const bound = (value: number | undefined, fallback: number) =>
  Math.max(-1e9, Math.min(1e9, value ?? fallback));

function validText({ minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  const max = Math.max(minLength, maxLength);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(max, minLength + 60) }),
    fc.constantFrom('x'.repeat(Math.min(max, 30_000)), 'x'.repeat(Math.min(max, 30_000) + 1)),
    fc.constantFrom('2099-05-04', '2099-05-04T10:00', '10:30', '+92 300 0000001', '["a","b"]'),
  );
}

function validObject({ properties = {}, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 16, arbitrary: validValue(schema, name) },
      { weight: 1, arbitrary: hostileValue },
    ),
  ]);
  const object = fc.record(Object.fromEntries(fields));
  if (typeof additionalProperties !== 'object') return object;
  const names = fc.oneof(fc.constantFrom('Monday', '__proto__', 'constructor'), hostileText);
  return fc.dictionary(names, validValue(additionalProperties), { maxKeys: 4 });
}

/** Values that are valid for a schema, or almost. */
export function validValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = samples.get(name)?.map(([, value]) => value);
  if (known && schema.type !== 'object') return fc.constantFrom(...known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValue(each)));
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return fc.array(validValue(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return validText(schema);
    case 'integer':
      return fc.integer({ min: bound(schema.minimum, -5), max: bound(schema.maximum, 1e9) });
    case 'number':
      return fc.double({ min: bound(schema.minimum, -1e9), max: bound(schema.maximum, 1e9) });
    default:
      return hostileValue;
  }
}

/** An object for a schema with some fields removed and others added. */
export function almostValid(schema: Schema): fc.Arbitrary<unknown> {
  const extraNames = fc.constantFrom('__proto__', 'constructor', '_id', 'status', 'ipAddress', 'x');
  return fc
    .tuple(validValue(schema), fc.nat({ max: 200 }), extraNames, hostileValue)
    .map(([value, dropped, name, extra]) => {
      if (typeof value !== 'object' || value === null || dropped > 60) return value;
      const entries = Object.entries(value).filter((_, index) => index !== dropped);
      return Object.fromEntries([...entries, [name, extra]]);
    });
}
