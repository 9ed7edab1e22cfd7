import { unsafe } from './file-errors.ts';

/** A PDF token. The content of strings and comments is dropped; only their end matters. */
export interface PdfToken {
  kind: 'name' | 'word' | 'string' | 'mark';
  /** A decoded name without its slash, a keyword or number, or a bracket; '' for a string. */
  text: string;
}

/** How many bytes may still be read. Without a limit, nested text could be read again and again. */
export interface Budget {
  bytes: number;
}

const whitespace = 1;
const delimiter = 2;
/** The character class of each byte (ISO 32000, section 7.2.3). */
const classes = new Uint8Array(256);
for (const byte of Buffer.from('\0\t\n\f\r ', 'latin1')) classes[byte] = whitespace;
for (const byte of Buffer.from('()<>[]{}/%', 'latin1')) classes[byte] = delimiter;

const toByte = (character: string) => character.charCodeAt(0);
const [percent, slash, backslash] = [toByte('%'), toByte('/'), toByte('\\')];
const [open, close, less, greater] = [toByte('('), toByte(')'), toByte('<'), toByte('>')];
const [lineFeed, carriageReturn] = [10, 13];

const stringToken: PdfToken = { kind: 'string', text: '' };
const marks = Array.from({ length: 256 }, (_, byte): PdfToken => {
  return { kind: 'mark', text: String.fromCharCode(byte) };
});
/** Fast path: most words are numbers of one digit. */
const shortWords = marks.map(({ text }): PdfToken => ({ kind: 'word', text }));
/** A word that is neither a number nor as long as a keyword. Creating a string for each would take most of the time. */
const otherWord: PdfToken = { kind: 'word', text: '?' };
const keywordLengths: ReadonlySet<number> = new Set([3, 6, 7, 9]);
const isLetter = (byte: number) => byte > 0x3f;
const doubleMarks = marks.map(({ text }): PdfToken => ({ kind: 'mark', text: text + text }));

const decodeName = (text: string) =>
  text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/** Reads the tokens of a PDF from an offset on, as viewers do. */
export class PdfLexer {
  at: number;
  readonly #bytes: Buffer;
  readonly #budget: Budget;

  constructor(bytes: Buffer, at: number, budget: Budget) {
    this.#bytes = bytes;
    this.#budget = budget;
    this.at = at;
  }

  /** Returns the next token, or null at the end. Throws if the budget is used up. */
  next(): PdfToken | null {
    const start = this.at;
    const token = this.#read();
    this.#budget.bytes -= this.at - start;
    if (this.#budget.bytes < 0) throw unsafe();
    return token;
  }

  #read(): PdfToken | null {
    this.#skipBlanks();
    const first = this.#bytes[this.at];
    if (first === undefined) return null;
    if (first === slash) {
      this.at += 1;
      const start = this.at;
      this.#skipRun();
      return { kind: 'name', text: decodeName(this.#textFrom(start)) };
    }
    if (first === open) return this.#literalString();
    if (first === less && this.#bytes[this.at + 1] !== less) return this.#hexString();
    if (classes[first] === delimiter) return this.#mark(first);
    return this.#word(first);
  }

  #word(first: number): PdfToken {
    const start = this.at;
    this.#skipRun();
    const length = this.at - start;
    if (length === 1) return shortWords[first] ?? otherWord;
    if (isLetter(first) && !keywordLengths.has(length)) return otherWord;
    return { kind: 'word', text: this.#textFrom(start) };
  }

  #skipBlanks(): void {
    let isComment = false;
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at] ?? 0;
      if (isComment) isComment = byte !== lineFeed && byte !== carriageReturn;
      else if (byte === percent) isComment = true;
      else if (classes[byte] !== whitespace) return;
    }
  }

  /** Skips the following regular characters. */
  #skipRun(): void {
    while (this.at < this.#bytes.length && classes[this.#bytes[this.at] ?? 0] === 0) this.at += 1;
  }

  #textFrom(start: number): string {
    // No relevant name or keyword is longer, even if it is escaped.
    return this.#bytes.toString('latin1', start, Math.min(this.at, start + 128));
  }

  #literalString(): PdfToken {
    let depth = 0;
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at];
      if (byte === backslash) this.at += 1;
      else if (byte === open) depth += 1;
      else if (byte === close) depth -= 1;
      if (depth === 0) break;
    }
    this.at = Math.min(this.at + 1, this.#bytes.length);
    return stringToken;
  }

  #hexString(): PdfToken {
    const end = this.#bytes.indexOf(greater, this.at);
    this.at = end < 0 ? this.#bytes.length : end + 1;
    return stringToken;
  }

  #mark(first: number): PdfToken {
    const isDouble = (first === less || first === greater) && this.#bytes[this.at + 1] === first;
    this.at += isDouble ? 2 : 1;
    return (isDouble ? doubleMarks : marks)[first] ?? stringToken;
  }
}
