import { type UploadRule, uploadMessages, uploadRules } from '#contract/http/uploads.ts';
import { refused } from '#server/platform/files/validation/file-errors.ts';
import { docxParts, links, makeDoc, makeDocx, makePdf } from './documents.ts';
import type { HostileFile } from './hostile.ts';
import { hostileDocx } from './hostile-docx.ts';
import { hostilePdf } from './hostile-pdf.ts';
import { makeZip } from './zip.ts';

const { broken, disguised, unsafe, empty, badName } = uploadMessages;
const { message: macros } = refused('macros');
const wrongKind = uploadMessages.wrongKind(uploadRules.cv);

const page = '<!doctype html><script>alert(document.cookie)</script>';
const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4096, 0x90)]);
const archive = () => makeZip([{ name: 'Evil.class', content: 'sample' }]);
const half = (whole: Buffer) => whole.subarray(0, Math.ceil(whole.length / 2));
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

/** Builds a ZIP that looks like a PDF to parsers that check only the first and last lines. */
function makeZipAsPdf(): Buffer {
  const zip = makeZip([{ name: 'Evil.class', content: 'sample' }], '\nstartxref\n9\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), zip]);
}

/** Builds a DOC whose sector table has a loop in the directory. */
function makeLoopingDoc(): Buffer {
  const doc = makeDoc();
  doc.writeUInt32LE(1, 512 + 4);
  return doc;
}

const named = (name: string, message: string): HostileFile => ({
  what: `a PDF named ${JSON.stringify(name)}`,
  name,
  content: makePdf,
  message,
});

/** Documents that must be refused, each with its error message. */
export const hostileDocuments: readonly HostileFile[] = [
  named('cv.pdf.exe', wrongKind),
  {
    what: 'a program without an extension',
    name: 'cv',
    content: () => program,
    message: wrongKind,
  },
  {
    what: 'half a PDF without an extension',
    name: 'cv',
    content: () => half(makePdf()),
    message: broken,
  },
  named('cv.pdf\0.exe', badName),
  named('cv\0.pdf', badName),
  named('../../../etc/cron.d/cv.pdf', badName),
  named('..\\..\\cv.pdf', badName),
  named('/etc/cv.pdf', badName),
  { what: 'an HTML page', name: 'cv.html', content: () => Buffer.from(page), message: wrongKind },
  { what: 'nothing', name: 'cv.pdf', content: () => Buffer.of(), message: empty },
  {
    what: 'an HTML page as PDF',
    name: 'cv.pdf',
    content: () => Buffer.from(page),
    message: disguised,
  },
  { what: 'a program as PDF', name: 'cv.pdf', content: () => program, message: disguised },
  { what: 'a program as DOCX', name: 'cv.docx', content: () => program, message: disguised },
  { what: 'a PDF as DOCX', name: 'cv.docx', content: makePdf, message: disguised },
  { what: 'a DOCX as DOC', name: 'cv.doc', content: makeDocx, message: disguised },
  { what: 'half a PDF', name: 'cv.pdf', content: () => half(makePdf()), message: broken },
  {
    what: 'a PDF with HTML appended',
    name: 'cv.pdf',
    content: () => Buffer.concat([makePdf(), Buffer.from(page)]),
    message: unsafe,
  },
  {
    what: 'a PDF with an archive appended',
    name: 'cv.pdf',
    content: () => Buffer.concat([makePdf(), archive()]),
    message: unsafe,
  },
  {
    what: 'an archive that ends like a PDF',
    name: 'cv.pdf',
    content: makeZipAsPdf,
    message: unsafe,
  },
  {
    what: 'a DOCX that is also a PDF',
    name: 'cv.docx',
    content: () => makeZip([{ name: '%PDF-1.4', content: 'x' }, ...docxParts()]),
    message: unsafe,
  },
  {
    what: 'a ZIP bomb of 300 MB',
    name: 'cv.docx',
    content: () => makeDocx([{ name: 'word/media/1.bin', content: megabytes(300) }]),
    message: unsafe,
  },
  {
    what: 'a ZIP bomb that claims to be small',
    name: 'cv.docx',
    content: () =>
      makeDocx([{ name: 'word/1.bin', content: megabytes(100), claims: { bytes: 1000 } }]),
    message: broken,
  },
  {
    what: 'a ZIP bomb of many parts',
    name: 'cv.docx',
    content: () => {
      const content = megabytes(4);
      return makeDocx(
        ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => ({ name, content })),
      );
    },
    message: unsafe,
  },
  {
    what: 'almost a ZIP bomb, with its last part damaged',
    name: 'cv.docx',
    content: () => {
      const large = ['1', '2', '3'].map((name) => ({ name, content: megabytes(10) }));
      return makeDocx([...large, { name: 'x', content: 'x', claims: { sum: 1 } }]);
    },
    message: broken,
  },
  {
    what: 'a DOCX of 5,000 parts',
    name: 'cv.docx',
    content: () =>
      makeDocx(Array.from({ length: 5_000 }, (_, part) => ({ name: `word/${part}`, content: '' }))),
    message: unsafe,
  },
  ...[
    '../../evil.sh',
    '/etc/evil',
    'C:/evil',
    'word\\..\\evil',
    'word/a\0b',
    'word/document.xml',
  ].map((name) => ({
    what: `a DOCX with a part named ${JSON.stringify(name)}`,
    name: 'cv.docx',
    content: () => makeDocx([{ name, content: 'x' }]),
    message: unsafe,
  })),
  {
    what: 'a DOCX with macros',
    name: 'cv.docx',
    content: () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    message: macros,
  },
  {
    what: 'a DOCM as DOCX',
    name: 'cv.docx',
    content: () => makeZip(docxParts('application/vnd.ms-word.document.macroEnabled.main+xml')),
    message: macros,
  },
  { what: 'a DOCM', name: 'cv.docm', content: makeDocx, message: wrongKind },
  ...['https://evil.example/t.dotm', '\\\\evil.example\\t.dotm'].map((target) => ({
    what: `a DOCX with a template from ${target}`,
    name: 'cv.docx',
    content: () => makeDocx([links({ type: 'attachedTemplate', target, part: 'settings' })]),
    message: refused('link').message,
  })),
  ...hostileDocx,
  ...hostilePdf,
  {
    what: 'a workbook as DOCX',
    name: 'cv.docx',
    content: () => makeZip(docxParts('application/vnd.spreadsheetml.sheet.main+xml')),
    message: disguised,
  },
  { what: 'another archive as DOCX', name: 'cv.docx', content: archive, message: disguised },
  { what: 'half a DOCX', name: 'cv.docx', content: () => half(makeDocx()), message: broken },
  {
    what: 'a DOCX with a damaged part',
    name: 'cv.docx',
    content: () => makeDocx([{ name: 'word/x', content: 'x', claims: { sum: 1 } }]),
    message: broken,
  },
  {
    what: 'a DOCX with a ZIP comment',
    name: 'cv.docx',
    content: () => makeZip(docxParts(), page),
    message: refused('packing').message,
  },
  { what: 'half a DOC', name: 'cv.doc', content: () => half(makeDoc()), message: broken },
  {
    what: 'a DOC with a loop in its directory',
    name: 'cv.doc',
    content: makeLoopingDoc,
    message: broken,
  },
  {
    what: 'a DOC with macros',
    name: 'cv.doc',
    content: () => makeDoc(['Root Entry', 'WordDocument', 'Macros']),
    message: macros,
  },
  ...(['EncryptionInfo', 'EncryptedPackage'] as const).flatMap((part) =>
    ['cv.docx', 'cv.doc', 'cv'].map((name) => ({
      what: `a DOCX with a password, which has the part ${part}, as ${name}`,
      name,
      content: () => makeDoc(['Root Entry', part]),
      message: uploadMessages.encrypted,
    })),
  ),
  {
    what: 'a workbook as DOC',
    name: 'cv.doc',
    content: () => makeDoc(['Root Entry', 'Workbook']),
    message: disguised,
  },
  {
    what: 'a DOC with an archive appended',
    name: 'cv.doc',
    content: () => Buffer.concat([makeDoc(), archive()]),
    message: unsafe,
  },
];

/** Returns a PDF larger than a rule allows. */
export const oversizedPdf = (rule: UploadRule): HostileFile => ({
  what: 'a PDF that is too large',
  name: 'cv.pdf',
  content: () => Buffer.concat([makePdf(), Buffer.alloc(rule.maxBytes)]),
  message: uploadMessages.tooLarge(rule),
});
