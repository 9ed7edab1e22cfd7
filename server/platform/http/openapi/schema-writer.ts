import { z } from '#contract/zod.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const names = z.registry<{ id: string }>();

/** Makes the API's description define a schema once under this name, and refer to it. */
export function nameSchema<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  names.add(schema, { id });
  return schema;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

const knownFormats = new Set(['uuid', 'date', 'date-time']);

/**
 * Describes numbers in a query as numbers instead of digit strings, and adds their defaults. Omits the patterns of
 * well-known formats, and meaningless bounds.
 */
const improve: Override = ({ zodSchema, jsonSchema }) => {
  if (knownFormats.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  // Zod's bounds of all integers that JavaScript stores exactly.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  const { def } = zodSchema._zod as { def: { type: string; out?: z.core.$ZodType } };
  if (def.type === 'pipe' && def.out?._zod.def.type === 'number' && jsonSchema.type === 'string') {
    const { $schema: _, ...number } = z.toJSONSchema(def.out);
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, number);
  }
  if (def.type === 'default' && jsonSchema.default === undefined) {
    const { defaultValue } = def as { defaultValue?: unknown };
    if (typeof defaultValue === 'number') jsonSchema.default = defaultValue;
  }
};

const toComponents = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** Converts Zod schemas to JSON Schema and collects those with a name. */
export class SchemaWriter {
  /** The named schemas that were used so far. */
  readonly components: Record<string, JsonSchema> = {};

  /** Converts a schema: of what is sent to it ('input'), or of what it returns ('output'). */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      id: _id,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: names,
      override: improve,
    });
    for (const [name, named] of Object.entries($defs)) this.components[name] = toComponents(named);
    return toComponents(own);
  }
}
