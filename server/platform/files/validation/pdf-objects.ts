import { type Cause, refused } from './file-errors.ts';
import type { PdfLexer, PdfToken } from './pdf-lexer.ts';

/** Names of things that a viewer would run, send or unpack. A CV needs none of them. */
const activeNames: ReadonlyMap<string, Cause> = new Map([
  ['AA', 'pdf-script'],
  // LibreOffice attaches the document itself under this name, in the trailer only.
  ['AdditionalStreams', 'pdf-attachment'],
  ['EF', 'pdf-attachment'],
  ['EmbeddedFile', 'pdf-attachment'],
  ['EmbeddedFiles', 'pdf-attachment'],
  ['GoToE', 'pdf-link'],
  ['GoToR', 'pdf-link'],
  ['ImportData', 'pdf-form'],
  ['JavaScript', 'pdf-script'],
  ['JS', 'pdf-script'],
  ['Launch', 'pdf-link'],
  ['Rendition', 'pdf-media'],
  ['RichMedia', 'pdf-media'],
  ['RichMediaExecute', 'pdf-media'],
  ['SubmitForm', 'pdf-form'],
  ['XFA', 'pdf-form'],
]);

/** The relevant content of an object or a trailer. */
export interface PdfObject {
  /** The types of its actions, such as GoTo or URI. */
  actions: string[];
  /** Of an object stream: the number of its objects, and the offset of the first one. */
  count: number | null;
  first: number | null;
  filters: string[];
  hasDecodeParms: boolean;
  /** Whether it declares that the document is encrypted. */
  isEncrypted: boolean;
  isObjectStream: boolean;
  /** The action on opening the document: 'own' if it is in this object, else the number of its object. */
  opens: 'own' | number | null;
  /** The keyword that ends it. */
  end: string;
}

/** Keywords that end an object, even an incomplete one. */
const endKeywords: ReadonlySet<string> = new Set([
  'endobj',
  'stream',
  'obj',
  'trailer',
  'startxref',
]);

const depthChange = new Map([
  ['<<', 1],
  ['[', 1],
  ['>>', -1],
  [']', -1],
]);

const newObject = (): PdfObject => ({
  actions: [],
  count: null,
  first: null,
  filters: [],
  hasDecodeParms: false,
  isEncrypted: false,
  isObjectStream: false,
  opens: null,
  end: '',
});

function readValue(object: PdfObject, key: string, { kind, text }: PdfToken): void {
  if (key === 'S') object.actions.push(kind === 'name' ? text : '?');
  if (key === 'Filter') object.filters.push(kind === 'name' ? text : '?');
  if (key === 'N') object.count = Number(text);
  if (key === 'First') object.first = Number(text);
  if (key === 'OpenAction' && kind === 'word') object.opens = Number(text);
  if (key === 'OpenAction' && text === '<<') object.opens = 'own';
}

function readName(object: PdfObject, name: string): void {
  const cause = activeNames.get(name);
  if (cause) throw refused(cause);
  if (name === 'Encrypt') object.isEncrypted = true;
  if (name === 'DecodeParms') object.hasDecodeParms = true;
  if (name === 'ObjStm') object.isObjectStream = true;
}

/**
 * Reads the object at the lexer's position to its end, or only its first value. Throws an AppError for active
 * content.
 */
export function readPdfObject(lexer: PdfLexer, isOneValue = false): PdfObject {
  const object = newObject();
  let key = '';
  let depth = 0;
  for (let token = lexer.next(); token; token = lexer.next()) {
    if (token.kind === 'word' && endKeywords.has(token.text)) {
      object.end = token.text;
      break;
    }
    if (key) readValue(object, key, token);
    key = token.kind === 'name' ? token.text : '';
    if (key) readName(object, key);
    depth += depthChange.get(token.text) ?? 0;
    if (isOneValue && depth <= 0) break;
  }
  object.isObjectStream ||= object.first !== null && object.count !== null;
  return object;
}
