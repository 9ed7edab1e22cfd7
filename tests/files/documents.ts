import { makeZip, type ZipEntry } from './zip.ts';

/** Builds a PDF of one blank page, with `inside` as a comment. */
export function makePdf(inside = 'sample'): Buffer {
  const objects = `%PDF-1.4
%${inside}
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
`;
  const table = `xref
0 1
0000000000 65535 f 
trailer
<< /Size 4 /Root 1 0 R >>
startxref
${objects.length}
%%EOF
`;
  return Buffer.from(objects + table, 'latin1');
}

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const buildContentTypes = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

const officeType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A relationship of a document's part to an external target. */
export interface ExternalLink {
  /** The last part of its type, such as hyperlink or attachedTemplate. */
  type: string;
  target: string;
  /** The part that it belongs to. */
  part?: string;
}

/** Builds the relationships file of a part with this relationship. */
export function links({ type, target, part = 'document' }: ExternalLink): ZipEntry {
  return {
    name: `word/_rels/${part}.xml.rels`,
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${officeType}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  };
}

/** Returns the required parts of a DOCX. */
export function docxParts(type = mainType): ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: buildContentTypes(type) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document><w:body/></w:document>' },
  ];
}

/** Builds a DOCX of one blank page, with the given additional parts. */
export function makeDocx(more: readonly ZipEntry[] = []): Buffer {
  return makeZip([...docxParts(), ...more]);
}

const sectorBytes = 512;
const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;

/** Builds a DOC: a header, a sector table, a directory with these names, and some text. */
export function makeDoc(names: readonly string[] = ['Root Entry', 'WordDocument']): Buffer {
  const header = Buffer.alloc(sectorBytes, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(sectorBytes, 0xff);
  const chain = [tableSector, endOfChain, 3, 4, endOfChain];
  for (const [index, next] of chain.entries()) table.writeUInt32LE(next, index * 4);
  if (table.readUInt32LE(sectorBytes - 4) !== free) throw new Error('the table is full');

  const directory = Buffer.alloc(sectorBytes);
  for (const [index, name] of names.entries()) {
    directory.write(`${name}\0`, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
  }
  const text = Buffer.alloc(3 * sectorBytes, 'sample ');
  return Buffer.concat([header, table, directory, text]);
}
