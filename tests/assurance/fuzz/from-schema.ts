import fc from 'fast-check';
import { acceptedInputs } from '#tests/factories.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** As much of a JSON schema as the API's document uses. */
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

/** By name, what fields of accepted requests hold: formats are not in the schemas. */
const samples = Map.groupBy(
  Object.values(acceptedInputs).flatMap((make) => Object.entries(make())),
  ([name]) => name,
);

const bound = (value: number | undefined, otherwise: number) =>
  Math.max(-1e9, Math.min(1e9, value ?? otherwise));

function fittingText({ minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  const max = Math.max(minLength, maxLength);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(max, minLength + 60) }),
    fc.constantFrom('x'.repeat(Math.min(max, 30_000)), 'x'.repeat(Math.min(max, 30_000) + 1)),
    fc.constantFrom('2099-05-04', '2099-05-04T10:00', '10:30', '+92 300 0000001', '["a","b"]'),
  );
}

function fittingObject({ properties = {}, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 16, arbitrary: fitting(schema, name) },
      { weight: 1, arbitrary: hostileValue },
    ),
  ]);
  const object = fc.record(Object.fromEntries(fields));
  if (typeof additionalProperties !== 'object') return object;
  const names = fc.oneof(fc.constantFrom('Monday', '__proto__', 'constructor'), hostileText);
  return fc.dictionary(names, fitting(additionalProperties), { maxKeys: 4 });
}

/** Values that a schema may take, or nearly. */
export function fitting(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = samples.get(name)?.map(([, value]) => value);
  if (known && schema.type !== 'object') return fc.constantFrom(...known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each)));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: bound(schema.minimum, -5), max: bound(schema.maximum, 1e9) });
    case 'number':
      return fc.double({ min: bound(schema.minimum, -1e9), max: bound(schema.maximum, 1e9) });
    default:
      return hostileValue;
  }
}

/** An object of a schema with some of its fields left out, others put in. */
export function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const more = fc.constantFrom('__proto__', 'constructor', '_id', 'status', 'ipAddress', 'x');
  return fc
    .tuple(fitting(schema), fc.nat({ max: 200 }), more, hostileValue)
    .map(([value, dropped, name, extra]) => {
      if (typeof value !== 'object' || value === null || dropped > 60) return value;
      const entries = Object.entries(value).filter((_, index) => index !== dropped);
      return Object.fromEntries([...entries, [name, extra]]);
    });
}
