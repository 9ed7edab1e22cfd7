import { refuseHiddenArchive } from './foreign-content.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { damaged, disguised, unsafe } from './refusals.ts';

/** Microsoft's compound file: a small file system of sectors that are chained by a table. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
/** Sector numbers from here on mean something else: free, end of a chain, the table itself. */
const firstSpecialSector = 0xfffffffa;
const freeSector = 0xffffffff;
/** In the header there is room for this many of the table's sectors: files of up to 7 MB. */
const tableSectorsInHeader = 109;

interface Compound {
  file: OpenFile;
  sectorBytes: number;
  /** For each sector the number of the next one. */
  table: number[];
  firstDirectorySector: number;
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

async function sectorOf({ file, sectorBytes }: Pick<Compound, 'file' | 'sectorBytes'>, at: number) {
  const sector = await file.read((at + 1) * sectorBytes, sectorBytes);
  if (sector.length === 0) throw damaged();
  return sector;
}

/** The numbers of the table's own sectors: those in the header, then a chain of lists of them. */
async function tableSectors(part: Pick<Compound, 'file' | 'sectorBytes'>, header: Buffer) {
  const found = numbersIn(header.subarray(76, 76 + tableSectorsInHeader * 4));
  let next = header.readUInt32LE(68);
  const most = part.file.bytes / part.sectorBytes;
  for (let read = 0; next < firstSpecialSector && read < most; read += 1) {
    const numbers = numbersIn(await sectorOf(part, next));
    next = numbers.pop() ?? freeSector;
    found.push(...numbers);
  }
  return found.filter((number) => number < firstSpecialSector);
}

async function openCompound(file: OpenFile): Promise<Compound> {
  const header = await file.read(0, headerBytes);
  if (!header.subarray(0, signature.length).equals(signature)) throw disguised();
  if (header.length < headerBytes) throw damaged();
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damaged();
  const part = { file, sectorBytes: 2 ** shift };
  const table: number[] = [];
  for (const sector of await tableSectors(part, header)) {
    if (table.length * part.sectorBytes > file.bytes + part.sectorBytes ** 2) throw damaged();
    table.push(...numbersIn(await sectorOf(part, sector)));
  }
  return { ...part, table, firstDirectorySector: header.readUInt32LE(48) };
}

/** The names in the file system, without their order and places. */
async function namesIn(compound: Compound): Promise<string[]> {
  const names: string[] = [];
  let sector = compound.firstDirectorySector;
  for (let read = 0; sector < firstSpecialSector; read += 1) {
    if (read > compound.table.length) throw damaged();
    const bytes = await sectorOf(compound, sector);
    for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
      const length = Math.min(64, bytes.readUInt16LE(at + 64));
      names.push(bytes.toString('utf16le', at, at + Math.max(0, length - 2)));
    }
    sector = compound.table[sector] ?? freeSector;
  }
  return names;
}

/** A file that was cut off lacks sectors that its table says are used. */
function refuseCut({ file, sectorBytes, table }: Compound): void {
  const lastUsed = table.findLastIndex((next) => next !== freeSector);
  if (file.bytes <= (lastUsed + 1) * sectorBytes) throw damaged();
}

async function check(file: OpenFile): Promise<void> {
  const compound = await openCompound(file);
  await refuseHiddenArchive(file);
  refuseCut(compound);
  const names = await namesIn(compound);
  if (!names.includes('WordDocument')) throw disguised();
  if (names.some((name) => /^(macros|_?vba(_project.*)?)$/i.test(name))) throw unsafe();
}

/** Refuses what is no whole document of Word 97 to 2003, or one with macros. */
export const judgeDoc = (path: string) => withFile(path, check);
