import { damaged, disguised, type OpenFile } from './file-errors.ts';

/** Microsoft's Compound File Binary format: a small file system whose sectors are chained by a table (FAT). */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
/** Larger sector numbers have special meanings: free, end of a chain, part of the table. */
const firstSpecialSector = 0xfffffffa;
const freeSector = 0xffffffff;
/** The header lists this many of the table's sectors, enough for files of up to 7 MB. */
const tableSectorsInHeader = 109;
/** Shorter streams are stored in pieces of 64 bytes within the stream of the root entry. */
const smallStreamBytes = 4096;
const smallSectorBytes = 64;

/** An open compound file. */
export interface CompoundFile {
  file: OpenFile;
  sectorBytes: number;
  /** The number of the next sector, for each sector. */
  table: number[];
  firstDirectorySector: number;
}

/** A stream or folder in a compound file. */
export interface CompoundEntry {
  name: string;
  firstSector: number;
  bytes: number;
}

const readNumbers = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

async function readSector(
  { file, sectorBytes }: Pick<CompoundFile, 'file' | 'sectorBytes'>,
  at: number,
) {
  const sector = await file.read((at + 1) * sectorBytes, sectorBytes);
  if (sector.length === 0) throw damaged();
  return sector;
}

/** Lists the sectors that contain the table: those in the header, then a chain of lists. */
async function listTableSectors(
  compound: Pick<CompoundFile, 'file' | 'sectorBytes'>,
  header: Buffer,
) {
  const found = readNumbers(header.subarray(76, 76 + tableSectorsInHeader * 4));
  let next = header.readUInt32LE(68);
  const maxSectors = compound.file.bytes / compound.sectorBytes;
  for (let read = 0; next < firstSpecialSector && read < maxSectors; read += 1) {
    const numbers = readNumbers(await readSector(compound, next));
    next = numbers.pop() ?? freeSector;
    found.push(...numbers);
  }
  return found.filter((number) => number < firstSpecialSector);
}

/** Whether a file begins as a compound file. */
export async function isCompoundFile({ read }: OpenFile): Promise<boolean> {
  return (await read(0, signature.length)).equals(signature);
}

/** Opens a compound file. Throws an AppError if it is none, or if it is damaged. */
export async function openCompound(file: OpenFile): Promise<CompoundFile> {
  if (!(await isCompoundFile(file))) throw disguised();
  const header = await file.read(0, headerBytes);
  if (header.length < headerBytes) throw damaged();
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damaged();
  const compound = { file, sectorBytes: 2 ** shift };
  const table: number[] = [];
  for (const sector of await listTableSectors(compound, header)) {
    if (table.length * compound.sectorBytes > file.bytes + compound.sectorBytes ** 2)
      throw damaged();
    table.push(...readNumbers(await readSector(compound, sector)));
  }
  return { ...compound, table, firstDirectorySector: header.readUInt32LE(48) };
}

/** Lists the entries of the file system, in no particular order. The first one is the root. */
export async function listEntries(compound: CompoundFile): Promise<CompoundEntry[]> {
  const entries: CompoundEntry[] = [];
  let sector = compound.firstDirectorySector;
  for (let read = 0; sector < firstSpecialSector; read += 1) {
    if (read > compound.table.length) throw damaged();
    const bytes = await readSector(compound, sector);
    for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
      const length = Math.min(64, bytes.readUInt16LE(at + 64));
      entries.push({
        name: bytes.toString('utf16le', at, at + Math.max(0, length - 2)),
        firstSector: bytes.readUInt32LE(at + 116),
        bytes: bytes.readUInt32LE(at + 120),
      });
    }
    sector = compound.table[sector] ?? freeSector;
  }
  return entries;
}

/** Returns the first bytes of a stream, at most those in its first piece of 64 bytes. */
export async function readStreamStart(
  compound: CompoundFile,
  [root]: readonly CompoundEntry[],
  { firstSector, bytes }: CompoundEntry,
): Promise<Buffer> {
  const length = Math.min(bytes, smallSectorBytes);
  if (bytes >= smallStreamBytes || !root) {
    return await compound.file.read((firstSector + 1) * compound.sectorBytes, length);
  }
  const at = firstSector * smallSectorBytes;
  let sector = root.firstSector;
  for (let skipped = compound.sectorBytes; skipped <= at; skipped += compound.sectorBytes) {
    sector = compound.table[sector] ?? freeSector;
  }
  if (sector >= firstSpecialSector) throw damaged();
  const start = (sector + 1) * compound.sectorBytes + (at % compound.sectorBytes);
  return await compound.file.read(start, length);
}

/** Rejects a truncated file, which lacks sectors that its table uses. */
export function rejectTruncated({ file, sectorBytes, table }: CompoundFile): void {
  const lastUsed = table.findLastIndex((next) => next !== freeSector);
  if (file.bytes <= (lastUsed + 1) * sectorBytes) throw damaged();
}
