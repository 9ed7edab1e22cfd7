import { inflateSync } from 'node:zlib';
import { damaged, encrypted, refused, unsafe } from './file-errors.ts';
import { type Budget, PdfLexer } from './pdf-lexer.ts';
import { type PdfObject, readPdfObject } from './pdf-objects.ts';
import { opensWithoutPassword } from './pdf-password.ts';

/** An object stream usually has some hundred objects in a few hundred KB. */
const maxStreamBytes = 2 * 1024 * 1024;
const maxTotalStreamBytes = 16 * 1024 * 1024;
/** How often each byte may be read. Once is usual; text that looks like an object is read again. */
const maxReadsPerByte = 4;

/** The cost of reading an object, in bytes of the budget. */
const objectCost = 100;

/** The state while a document is read. */
interface Findings {
  file: Buffer;
  budget: Budget;
  inflatedBytes: number;
  /** Action types by object number; -1 if the number is unknown. */
  actions: Map<number, Set<string>>;
  /** The numbers of the objects whose actions run when the document is opened. */
  openActions: Set<number>;
}

/** Rejects an encrypted document, whose strings and streams cannot be read. */
function rejectEncrypted({ isEncrypted }: PdfObject, { file }: Findings): void {
  if (isEncrypted) throw opensWithoutPassword(file) ? refused('pdf-protected') : encrypted();
}

function addFindings(findings: Findings, number: number, object: PdfObject): void {
  const { actions, openActions } = findings;
  rejectEncrypted(object, findings);
  if (object.actions.length > 0) {
    actions.set(number, new Set([...(actions.get(number) ?? []), ...object.actions]));
  }
  if (object.opens !== null) openActions.add(object.opens === 'own' ? number : object.opens);
}

function inflate(bytes: Buffer, start: number, findings: Findings): Buffer {
  try {
    const content = inflateSync(bytes.subarray(start), { maxOutputLength: maxStreamBytes });
    findings.inflatedBytes += content.length;
    findings.budget.bytes += maxReadsPerByte * content.length;
    if (findings.inflatedBytes <= maxTotalStreamBytes) return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
  }
  throw unsafe();
}

const isCount = (value: number | null): value is number => value !== null && value >= 0;

/** Reads the objects in an object stream twice: in sequence, and each at the offset in the stream's header. */
function readObjectStream(bytes: Buffer, start: number, stream: PdfObject, findings: Findings) {
  const [filter, ...others] = stream.filters;
  const isPlain = others.length === 0 && (filter === 'FlateDecode' || filter === 'Fl');
  // No program writes other filters, and content that is not read cannot be trusted.
  if (!isPlain || stream.hasDecodeParms) throw refused('pdf-objects');
  const { count, first } = stream;
  const content = inflate(bytes, start, findings);
  if (!isCount(count) || !isCount(first) || first > content.length) throw damaged();
  const all = new PdfLexer(content, first, findings.budget);
  while (all.at < content.length) {
    findings.budget.bytes -= objectCost;
    addFindings(findings, -1, readPdfObject(all));
  }
  const header = new PdfLexer(content, 0, findings.budget);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [Number(header.next()?.text), Number(header.next()?.text)];
    if (!isCount(number) || !isCount(offset)) throw damaged();
    findings.budget.bytes -= objectCost;
    const lexer = new PdfLexer(content, first + offset, findings.budget);
    addFindings(findings, number, readPdfObject(lexer, true));
  }
}

const lookBackBytes = 80;
const isBlank = (byte: number) => byte === 0x20 || (byte >= 9 && byte <= 13) || byte === 0;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** Returns the start of the run of matching bytes that ends at `end`, at most `lookBackBytes` before it. */
function findRunStart(bytes: Buffer, end: number, matches: (byte: number) => boolean): number {
  let at = end;
  const minAt = Math.max(0, end - lookBackBytes);
  while (at > minAt && matches(bytes[at - 1] ?? 1)) at -= 1;
  return at;
}

/** Returns the number of the object whose `obj` keyword is at `at`; -1 if unknown, null if it is not an object. */
function parseObjectNumber(bytes: Buffer, at: number): number | null {
  const generationEnd = findRunStart(bytes, at, isBlank);
  const generation = findRunStart(bytes, generationEnd, isDigit);
  const numberEnd = findRunStart(bytes, generation, isBlank);
  const number = findRunStart(bytes, numberEnd, isDigit);
  if (generation < generationEnd && numberEnd < generation && number < numberEnd) {
    return Number(bytes.toString('latin1', number, numberEnd));
  }
  // A comment may separate the number and the keyword.
  const hasComment =
    generationEnd < at && bytes.subarray(Math.max(0, at - lookBackBytes), at).includes('%');
  return generation < generationEnd || hasComment ? -1 : null;
}

/** Returns the offset of a stream's first byte, after its keyword and the end of that line. */
function findContentStart(bytes: Buffer, at: number): number {
  const afterReturn = bytes[at] === 13 ? at + 1 : at;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

function readObjects(bytes: Buffer, findings: Findings): void {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const number = parseObjectNumber(bytes, at);
    if (number === null) continue;
    findings.budget.bytes -= objectCost;
    const lexer = new PdfLexer(bytes, at + 3, findings.budget);
    const object = readPdfObject(lexer);
    addFindings(findings, number, object);
    if (object.end === 'stream' && object.isObjectStream) {
      readObjectStream(bytes, findContentStart(bytes, lexer.at), object, findings);
    }
  }
}

/** Reads the trailers, which declare encryption. */
function readTrailers(bytes: Buffer, findings: Findings): void {
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    rejectEncrypted(readPdfObject(new PdfLexer(bytes, at + 7, findings.budget)), findings);
  }
}

/** Whether opening the document runs any action other than a jump within it. */
function hasOpenAction({ actions, openActions }: Findings): boolean {
  const unnumberedActions = actions.get(-1) ?? new Set();
  return [...openActions].some((number) =>
    [...(actions.get(number) ?? unnumberedActions)].some((action) => action !== 'GoTo'),
  );
}

/**
 * Rejects a PDF with scripts, programs, attachments or an action on opening, and an encrypted one. Like a viewer
 * that repairs a file, it ignores the cross-reference table and reads every object in the bytes, so nothing that
 * a viewer could find is hidden from it.
 */
export function validatePdfContent(bytes: Buffer): void {
  const findings: Findings = {
    file: bytes,
    budget: { bytes: maxReadsPerByte * bytes.length },
    inflatedBytes: 0,
    actions: new Map(),
    openActions: new Set(),
  };
  readTrailers(bytes, findings);
  readObjects(bytes, findings);
  if (hasOpenAction(findings)) throw refused('pdf-opening');
}
