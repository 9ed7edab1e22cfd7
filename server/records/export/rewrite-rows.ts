/**
 * Writes one value in a file's format. It reads COPY's text of the value in `source`, from `start` to `end`, writes to
 * `target` from `offset`, and returns the offset after it: at most `largestGrowth` times the bytes read, and `largestFrame`
 * more.
 */
export type CellWriter = (
  source: Buffer,
  start: number,
  end: number,
  target: Buffer,
  offset: number,
) => number;

/** How the rows of a file are written. Absent values are skipped. */
export interface RowWriter {
  /** Writes what begins a row; returns the offset after it. */
  begin: (target: Buffer, offset: number) => number;
  /** Written between two cells. */
  between: Buffer;
  /** Written after a row's last cell. */
  end: Buffer;
  /** A writer for each column. */
  cells: readonly CellWriter[];
}

const largestGrowth = 8;
const largestFrame = 256;
const pieceSize = 256 * 1024;

const tab = 0x09;
const newline = 0x0a;
const backslash = 0x5c;
const capitalN = 0x4e;

/** Writes bytes; returns the offset after them. */
export function put(target: Buffer, offset: number, bytes: Buffer): number {
  // For a few bytes, a loop is faster than a call.
  if (bytes.length > 8) target.set(bytes, offset);
  else {
    for (let place = 0; place < bytes.length; place += 1) {
      target[offset + place] = bytes[place] as number;
    }
  }
  return offset + bytes.length;
}

/** Copies the bytes of a value that need no escape. */
export const copyBytes: CellWriter = (source, start, end, target, offset) => {
  for (let place = start; place < end; place += 1) {
    target[offset + place - start] = source[place] as number;
  }
  return offset + end - start;
};

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Reads a value of COPY's text format. */
export function readValue(source: Buffer, start: number, end: number): string {
  const text = source.toString('utf8', start, end);
  return text.includes('\\')
    ? text.replace(/\\(.)/gs, (_escaped, letter: string) => escapes[letter] ?? letter)
    : text;
}

const isAbsent = (source: Buffer, start: number, end: number) =>
  end - start === 2 && source[start] === backslash && source[start + 1] === capitalN;

/** Returns where the value that begins at `start` ends. */
function findEnd(source: Buffer, start: number): number {
  let end = start;
  while (source[end] !== tab && source[end] !== newline) end += 1;
  return end;
}

/**
 * Rewrites rows of COPY's text format, byte by byte: splitting them into strings takes several times as long. Each part
 * must end with a row.
 */
export class Rewriter {
  readonly #rows: RowWriter;
  #target = Buffer.allocUnsafeSlow(pieceSize);
  /** What the next piece begins and ends with. */
  #from = 0;
  #offset = 0;

  constructor(rows: RowWriter) {
    this.#rows = rows;
  }

  /** Returns a part's rows in the file's format. */
  rewrite(part: Buffer): Buffer[] {
    const { begin, between, end: rowEnd, cells } = this.#rows;
    const pieces: Buffer[] = [];
    let column = 0;
    for (let start = 0; start < part.length; ) {
      const end = findEnd(part, start);
      this.#makeRoom((end - start) * largestGrowth + largestFrame, pieces);
      const target = this.#target;
      let offset = column === 0 ? begin(target, this.#offset) : put(target, this.#offset, between);
      const write = cells[column];
      if (write && !isAbsent(part, start, end)) offset = write(part, start, end, target, offset);
      column = part[end] === tab ? column + 1 : 0;
      this.#offset = column === 0 ? put(target, offset, rowEnd) : offset;
      start = end + 1;
    }
    this.#cut(pieces);
    return pieces;
  }

  #makeRoom(bytes: number, pieces: Buffer[]): void {
    if (this.#offset + bytes <= this.#target.length) return;
    this.#cut(pieces);
    this.#target = Buffer.allocUnsafeSlow(Math.max(pieceSize, bytes));
    this.#from = 0;
    this.#offset = 0;
  }

  #cut(pieces: Buffer[]): void {
    if (this.#offset > this.#from) pieces.push(this.#target.subarray(this.#from, this.#offset));
    this.#from = this.#offset;
  }
}
