import { uploadMessages } from '#contract/http/uploads.ts';
import { type Cause, refused } from '#server/platform/files/validation/file-errors.ts';
import type { HostileFile } from './hostile.ts';
import { buildPdfWith, objectStream, pdfStream } from './pdf.ts';

const { broken, unsafe, encrypted } = uploadMessages;

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /Type /Action /S /Launch /F (cmd.exe) >>';

const pdf = (what: string, content: () => Buffer, message: string): HostileFile => ({
  what: `a PDF with ${what}`,
  name: 'cv.pdf',
  content,
  message,
});

/** PDF files that are refused for the same cause, by what is in them. */
const pdfs = (cause: Cause, contents: Readonly<Record<string, () => Buffer>>): HostileFile[] =>
  Object.entries(contents).map(([what, content]) => pdf(what, content, refused(cause).message));

const active: readonly HostileFile[] = [
  ...pdfs('pdf-script', {
    'a script when it is opened': () => buildPdfWith(`/OpenAction ${script}`),
    'a script by reference': () => buildPdfWith('/OpenAction 4 0 R', [script]),
    'a script among its names': () => buildPdfWith('/Names << /JavaScript 4 0 R >>', ['<< >>']),
    'an escaped script': () => buildPdfWith('', ['<< /S /J#61vaScript /#4aS (x) >>']),
    'actions of a page': () => buildPdfWith('/AA << /WC 4 0 R >>', ['<< /S /Named >>']),
  }),
  ...pdfs('pdf-link', {
    'a program': () => buildPdfWith('/OpenAction 4 0 R', [launch]),
    'a link to a file on another computer': () =>
      buildPdfWith('', ['<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) >>']),
  }),
  ...pdfs('pdf-opening', {
    'a web page that it requests when opened': () =>
      buildPdfWith('/OpenAction 4 0 R', ['<< /S /URI /URI (https://evil.example) >>']),
    'an action whose type is a reference': () =>
      buildPdfWith('/OpenAction 4 0 R', ['<< /S 5 0 R >>', '/URI']),
    'a link in an object stream that opens': () =>
      buildPdfWith('/OpenAction 20 0 R', [objectStream(['<< /S /URI /URI (http://a) >>'])]),
  }),
  ...pdfs('pdf-attachment', {
    'an attachment': () =>
      buildPdfWith('/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>', ['<< >>']),
    'an attached file': () =>
      buildPdfWith('', [pdfStream('/Type /EmbeddedFile', Buffer.from('MZ'))]),
    'an attached file without a type': () =>
      buildPdfWith('', ['<< /F (a.exe) /EF << /F 5 0 R >> >>', pdfStream('', Buffer.from('MZ'))]),
    'a document that only its trailer names': () =>
      buildPdfWith(
        '',
        [pdfStream('', Buffer.from('PK'))],
        '/AdditionalStreams [/application#2Fzip 4 0 R]',
      ),
  }),
  ...pdfs('pdf-form', {
    'a form that submits itself': () => buildPdfWith('', ['<< /S /SubmitForm /F (http://a) >>']),
    'an XFA form': () => buildPdfWith('/AcroForm << /XFA 4 0 R >>', ['<< >>']),
  }),
  ...pdfs('pdf-media', {
    'a video': () => buildPdfWith('', ['<< /Type /Annot /Subtype /RichMedia >>']),
  }),
];

const hidden: readonly HostileFile[] = [
  ...pdfs('pdf-script', {
    'a script in an object stream': () => buildPdfWith('', [objectStream(['<< >>', script])]),
    'a script in a nameless object stream': () =>
      buildPdfWith('', [objectStream([script], { type: '' })]),
    'a script inside a text': () => buildPdfWith('', [`<< /Title (\n9 0 obj ${script} endobj) >>`]),
    'a script inside a stream': () =>
      buildPdfWith('', [pdfStream('', Buffer.from(`\n9 0 obj\n${script}\nendobj\n`))]),
    'a script in an object of comments': () =>
      buildPdfWith('', [pdfStream('', Buffer.from(`\n9 % x\n 0 % y\nobj % z\n<< /J#53 (x) >>`))]),
  }),
  ...pdfs('pdf-objects', {
    'an object stream that is compressed twice': () =>
      buildPdfWith('', [
        objectStream(['<< >>'], { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' }),
      ]),
    'an object stream with another compression': () =>
      buildPdfWith('', [objectStream(['<< >>'], { filter: '/Filter /LZWDecode' })]),
    'an object stream with a predictor': () =>
      buildPdfWith('', [
        objectStream(['<< >>'], {
          filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
        }),
      ]),
  }),
];

const unreadable: readonly HostileFile[] = [
  pdf(
    'a password',
    () => buildPdfWith('', ['<< /Filter /Standard >>'], '/Encrypt 4 0 R'),
    encrypted,
  ),
  pdf(
    'half an object stream',
    () => {
      const whole = objectStream(['<< >>', `<< /Title (${'sample '.repeat(200)}) >>`]);
      const at = whole.indexOf('stream\n') + 20;
      whole.fill(0xff, at, at + 8);
      return buildPdfWith('', [whole]);
    },
    broken,
  ),
  pdf(
    'a decompression bomb in an object stream',
    () => buildPdfWith('', [objectStream([`(${' '.repeat(64 * 1024 * 1024)})`])]),
    unsafe,
  ),
  pdf(
    'a hundred decompression bombs in object streams',
    () => {
      const bomb = objectStream([`(${' '.repeat(1024 * 1024)})`]);
      return buildPdfWith('', Array(100).fill(bomb));
    },
    unsafe,
  ),
  pdf(
    'nested objects',
    () => buildPdfWith('', [`${'0 0 obj('.repeat(500_000)}${')'.repeat(500_000)}`]),
    unsafe,
  ),
];

/** PDF files that run, send or unpack something, openly or hidden, and files that cannot be read. */
export const hostilePdf: readonly HostileFile[] = [...active, ...hidden, ...unreadable];
