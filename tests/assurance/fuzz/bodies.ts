import fc from 'fast-check';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { almostValid, type Schema } from './from-schema.ts';
import { brokenJson, formatJson, hostileText, hostileValue } from './hostile-values.ts';

/** A body and its declared content type. */
export interface Body {
  payload: Buffer;
  type: string;
}

const formatText = (value: unknown): string =>
  typeof value === 'string' ? value : formatJson(value);

const listEntries = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, each]) => [name, formatText(each)])
    : [['value', formatText(value)]];

function jsonBody(schema: Schema): fc.Arbitrary<Body> {
  const valid = almostValid(schema).map(formatJson);
  const invalid = hostileValue.map(formatJson);
  return fc
    .oneof(
      { weight: 8, arbitrary: valid },
      { weight: 1, arbitrary: invalid },
      { weight: 1, arbitrary: brokenJson },
    )
    .map((text) => ({ payload: Buffer.from(text), type: 'application/json' }));
}

const formBody = (schema: Schema): fc.Arbitrary<Body> =>
  fc.oneof(almostValid(schema), hostileValue).map((value) => ({
    payload: Buffer.from(new URLSearchParams(listEntries(value)).toString()),
    type: 'application/x-www-form-urlencoded',
  }));

const fileFields = ['cvFile', 'photoFile', 'image', 'document', 'media0', 'media19', 'media20'];
const contents = [makePdf(), makePng(3, 4), makeMp4(), Buffer.of(), Buffer.from('GIF89a<script>')];
const endings = ['pdf', 'png', 'mp4', 'PDF', 'php', ''];

const file = fc.record({
  name: fc.oneof(
    fc.constantFrom(...endings).map((ending) => `file.${ending}`),
    hostileText.map((text) => `${text}.png`),
  ),
  content: fc.constantFrom(...contents),
});

/** Ways to damage a form in transit: truncated, doubled, other line ends, or not a form at all. */
const damages: readonly ((payload: Buffer) => Buffer)[] = [
  (payload) => payload,
  (payload) => payload,
  (payload) => payload.subarray(0, payload.length / 2),
  (payload) => payload.subarray(0, -4),
  (payload) => Buffer.concat([payload, payload]),
  (payload) => Buffer.from(payload.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (payload) => Buffer.from(payload.toString('latin1').replace('name=', 'nome='), 'latin1'),
  (payload) => Buffer.from(payload.toString('latin1').replace('form-data', '\0'), 'latin1'),
  () => Buffer.from('no form at all'),
];

const typeDamages: readonly ((type: string) => string)[] = [
  ...Array(8).fill((type: string) => type),
  () => 'multipart/form-data',
  () => 'multipart/form-data; boundary=',
  (type) => type.replace('form-data', 'mixed'),
  (type) => `${type}x`,
];

function multipartBody(schema: Schema): fc.Arbitrary<Body> {
  return fc
    .tuple(
      almostValid(schema),
      fc.dictionary(fc.constantFrom(...fileFields), file, { maxKeys: 3 }),
      fc.constantFrom(...damages),
      fc.constantFrom(...typeDamages),
    )
    .map(([value, files, damage, damageType]) => {
      const { payload, headers } = buildMultipart({
        ...Object.fromEntries(listEntries(value)),
        ...files,
      });
      return { payload: damage(payload), type: damageType(headers['content-type']) };
    });
}

const builders: Record<string, (schema: Schema) => fc.Arbitrary<Body>> = {
  'application/json': jsonBody,
  'application/x-www-form-urlencoded': formBody,
  'multipart/form-data': multipartBody,
};

const otherTypes = [
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'nonsense', ''],
  ...['application/octet-stream', 'multipart/form-data; boundary=x', 'application/json,text/html'],
];

/** Bodies for an operation: most of the declared content type, some of another. */
export function bodyFor(type: string, schema: Schema): fc.Arbitrary<Body> {
  const own = builders[type]?.(schema) ?? jsonBody(schema);
  const other = fc
    .tuple(own, fc.constantFrom(...otherTypes))
    .map(([body, otherType]) => ({ ...body, type: otherType }));
  return fc.oneof({ weight: 14, arbitrary: own }, { weight: 1, arbitrary: other });
}
