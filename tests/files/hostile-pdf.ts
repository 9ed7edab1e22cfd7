import { uploadMessages } from '#contract/http/uploads.ts';
import type { HostileFile } from './hostile.ts';
import { buildPdfWith, objectStream, pdfStream } from './pdf.ts';

const { broken, unsafe, encrypted } = uploadMessages;

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /Type /Action /S /Launch /F (cmd.exe) >>';

const pdf = (what: string, content: () => Buffer, message: string = unsafe): HostileFile => ({
  what: `a PDF with ${what}`,
  name: 'cv.pdf',
  content,
  message,
});

const active: readonly HostileFile[] = [
  pdf('a script when it is opened', () => buildPdfWith(`/OpenAction ${script}`)),
  pdf('a script by reference', () => buildPdfWith('/OpenAction 4 0 R', [script])),
  pdf('a script among its names', () => buildPdfWith('/Names << /JavaScript 4 0 R >>', ['<< >>'])),
  pdf('an escaped script', () => buildPdfWith('', ['<< /S /J#61vaScript /#4aS (x) >>'])),
  pdf('a program', () => buildPdfWith('/OpenAction 4 0 R', [launch])),
  pdf('a web page that it requests when opened', () =>
    buildPdfWith('/OpenAction 4 0 R', ['<< /S /URI /URI (https://evil.example) >>']),
  ),
  pdf('an action whose type is a reference', () =>
    buildPdfWith('/OpenAction 4 0 R', ['<< /S 5 0 R >>', '/URI']),
  ),
  pdf('actions of a page', () => buildPdfWith('/AA << /WC 4 0 R >>', ['<< /S /Named >>'])),
  pdf('an attachment', () =>
    buildPdfWith('/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>', ['<< >>']),
  ),
  pdf('an attached file', () =>
    buildPdfWith('', [pdfStream('/Type /EmbeddedFile', Buffer.from('MZ'))]),
  ),
  pdf('a form that submits itself', () => buildPdfWith('', ['<< /S /SubmitForm /F (http://a) >>'])),
  pdf('an XFA form', () => buildPdfWith('/AcroForm << /XFA 4 0 R >>', ['<< >>'])),
  pdf('a video', () => buildPdfWith('', ['<< /Type /Annot /Subtype /RichMedia >>'])),
  pdf('a link to a file on another computer', () =>
    buildPdfWith('', ['<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) >>']),
  ),
];

const hidden: readonly HostileFile[] = [
  pdf('a script in an object stream', () => buildPdfWith('', [objectStream(['<< >>', script])])),
  pdf('a script in a nameless object stream', () =>
    buildPdfWith('', [objectStream([script], { type: '' })]),
  ),
  pdf('a link in an object stream that opens', () =>
    buildPdfWith('/OpenAction 20 0 R', [objectStream(['<< /S /URI /URI (http://a) >>'])]),
  ),
  pdf('an object stream that is compressed twice', () =>
    buildPdfWith('', [
      objectStream(['<< >>'], { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' }),
    ]),
  ),
  pdf('an object stream with another compression', () =>
    buildPdfWith('', [objectStream(['<< >>'], { filter: '/Filter /LZWDecode' })]),
  ),
  pdf('an object stream with a predictor', () =>
    buildPdfWith('', [
      objectStream(['<< >>'], { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' }),
    ]),
  ),
  pdf('a script inside a text', () =>
    buildPdfWith('', [`<< /Title (\n9 0 obj ${script} endobj) >>`]),
  ),
  pdf('a script inside a stream', () =>
    buildPdfWith('', [pdfStream('', Buffer.from(`\n9 0 obj\n${script}\nendobj\n`))]),
  ),
  pdf('a script in an object of comments', () =>
    buildPdfWith('', [pdfStream('', Buffer.from(`\n9 % x\n 0 % y\nobj % z\n<< /J#53 (x) >>`))]),
  ),
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
  pdf('a decompression bomb in an object stream', () =>
    buildPdfWith('', [objectStream([`(${' '.repeat(64 * 1024 * 1024)})`])]),
  ),
  pdf('a hundred decompression bombs in object streams', () => {
    const bomb = objectStream([`(${' '.repeat(1024 * 1024)})`]);
    return buildPdfWith('', Array(100).fill(bomb));
  }),
  pdf('nested objects', () =>
    buildPdfWith('', [`${'0 0 obj('.repeat(500_000)}${')'.repeat(500_000)}`]),
  ),
];

/** PDF files that run, send or unpack something, openly or hidden, and files that cannot be read. */
export const hostilePdf: readonly HostileFile[] = [...active, ...hidden, ...unreadable];
