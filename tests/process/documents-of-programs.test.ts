import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileNotice } from '#admin/forms/read-file-notice.ts';
import { uploadMessages } from '#contract/http/uploads.ts';
import {
  addSheet,
  finishDocument,
  openDocument,
  type Sheet,
  write,
} from '#server/delivery/quotes/pdf-sheet.ts';
import { isolate } from '#server/delivery/quotes/pdf-text.ts';
import { refused } from '#server/platform/files/validation/file-errors.ts';
import { validateFile } from '#server/platform/files/validation/validate-file.ts';
import { makePng } from '#tests/files/png.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

/** Writes documents with LibreOffice: with passwords, with a linked picture, and PDFs in different ways. */
const script = `
import subprocess, sys, time, uno
from com.sun.star.beans import NamedValue, PropertyValue

folder, profile = sys.argv[1], sys.argv[2]
office = subprocess.Popen(['soffice', profile, '--headless', '--norestore', '--accept=pipe,name=documents;urp;'])

def properties(**values):
    found = []
    for name, value in values.items():
        one = PropertyValue()
        one.Name, one.Value = name, value
        found.append(one)
    return tuple(found)

local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
for attempt in range(240):
    try:
        context = resolver.resolve('uno:pipe,name=documents;urp;StarOffice.ComponentContext')
        break
    except Exception:
        time.sleep(0.25)
desktop = context.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
document = desktop.loadComponentFromURL('private:factory/swriter', '_blank', 0, properties(Hidden=True))
document.Text.setString('Sample')

def store(name, **values):
    document.storeToURL(folder + name, properties(**values))

def store_pdf(name, **values):
    data = uno.Any('[]com.sun.star.beans.PropertyValue', properties(**values))
    store(name, FilterName='writer_pdf_Export', FilterData=data)

word, old = 'MS Word 2007 XML', 'MS Word 97'
store('plain.docx', FilterName=word)
store('plain.doc', FilterName=old)
key = uno.Any('[]com.sun.star.beans.NamedValue', (
    NamedValue('OOXPassword', 'x'),
    NamedValue('CryptoType', 'Standard'),
))
store('password.docx', FilterName=word, EncryptionData=key)
store('password.doc', FilterName=old, Password='x')
store_pdf('plain.pdf')
store_pdf('hybrid.pdf', IsAddStream=True)
store_pdf('owner.pdf', RestrictPermissions=True, PermissionPassword='x')
store_pdf('password.pdf', EncryptFile=True, DocumentOpenPassword='x')
document.close(True)
document = desktop.loadComponentFromURL(folder + 'linked.fodt', '_blank', 0, properties(Hidden=True))
store('linked.docx', FilterName=word)
store('linked.doc', FilterName=old)
document.close(True)
try:
    desktop.terminate()
except Exception:
    pass
office.wait(60)
`;

/** A document that shows a picture beside it. */
const linkedPicture = `<?xml version="1.0"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
  xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
  xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2"
  office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>
  <draw:frame text:anchor-type="as-char" svg:width="3cm" svg:height="2cm">
  <draw:image xlink:href="photo.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>
  </draw:frame></text:p></office:text></office:body></office:document>`;

beforeAll(() => {
  folder = makeReachableDir('documents-');
  writeFileSync(at('photo.png'), makePng(30, 20));
  writeFileSync(at('linked.fodt'), linkedPicture);
  const profile = `-env:UserInstallation=${pathToFileURL(at('profile'))}`;
  const url = `${pathToFileURL(folder)}/`;
  execFileSync('/usr/bin/python3', ['-c', script, url, profile], { stdio: 'pipe' });
  for (const bits of ['40', '128', '256']) {
    const encrypt = (user: string, name: string) =>
      execFileSync('qpdf', [
        '--allow-weak-crypto',
        ...['--encrypt', user, 'owner', bits, '--', at('plain.pdf'), at(name)],
      ]);
    encrypt('', `owner-${bits}.pdf`);
    encrypt('user', `user-${bits}.pdf`);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const validate = (name: string) =>
  validateFile(at(name), path.extname(name).slice(1), {
    newPath: () => at(`new ${name}`),
    client: 'a test',
  });

describe('of LibreOffice and qpdf', () => {
  it.each(['plain.docx', 'plain.doc', 'plain.pdf'])('%s is accepted', async (name) => {
    await expect(validate(name)).resolves.toBeDefined();
  });

  it.each([
    ['password.docx', uploadMessages.encrypted],
    ['password.doc', uploadMessages.encrypted],
    ['password.pdf', uploadMessages.encrypted],
    ['owner.pdf', refused('pdf-protected').message],
    ['hybrid.pdf', refused('pdf-attachment').message],
    ['linked.docx', refused('linked-picture').message],
    ['linked.doc', refused('linked-picture').message],
    ...['40', '128', '256'].flatMap((bits) => [
      [`owner-${bits}.pdf`, refused('pdf-protected').message],
      [`user-${bits}.pdf`, uploadMessages.encrypted],
    ]),
  ])('%s is refused: %s', async (name, message) => {
    await expect(validate(name ?? '')).rejects.toThrow(message);
  });
});

describe('a PDF of the product', () => {
  /** Writes a text on a sheet, and copies it as readers do. */
  async function writeAndCopy(text: string): Promise<string> {
    const sheet = addSheet(openDocument('Sample'));
    write(sheet, 'P', text, {});
    return await copyText(sheet);
  }

  async function copyText(sheet: Sheet): Promise<string> {
    writeFileSync(at('sheet.pdf'), await finishDocument(sheet));
    return execFileSync('pdftotext', ['-enc', 'UTF-8', at('sheet.pdf'), '-'], { encoding: 'utf8' })
      .replaceAll(/[\u202a-\u202e\u2066-\u2069\f]/g, '')
      .trim();
  }

  it.each(['فاطمہ علی خان', 'ف… خ…', 'خان کراچی کی گاڑی ہے', 'Łukasz Żak'])(
    'has the text %j, letter for letter',
    async (text) => {
      expect(await writeAndCopy(isolate(text))).toBe(text);
    },
  );

  it.each([
    'کیا یہ کوٹیشن اصلی ہے؟',
    'اسلام آباد میں لگژری ٹیکس کی رقم ابھی معلوم نہیں۔',
    'Haval H6 1.5',
    '7K3QX-9M2A1',
  ])('in Urdu has the line %j as it is read', async (line) => {
    const sheet = addSheet(openDocument('Sample', undefined, 'ur'));
    write(sheet, 'P', line, {});
    expect(await copyText(sheet)).toBe(line);
  });

  it('has a name without its vowel signs, and in one piece beside longer words', async () => {
    expect(await writeAndCopy('محمّد')).toBe('محمد');
    expect(await writeAndCopy(`For ${isolate('فاطمہ علی خان')} · Filer`)).toContain(
      'فاطمہ علی خان',
    );
  });
});

describe('of ffmpeg', () => {
  const film = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:d=1:r=5', '-f', 'lavfi', '-i', 'sine=d=1'];
  const make = (name: string, ...codec: string[]) => {
    execFileSync('ffmpeg', [...film, ...codec, '-pix_fmt', 'yuv420p', at(name)], { stdio: 'pipe' });
    return readFileNotice(new File([readFileSync(at(name))], name));
  };

  it('a film of a phone in HEVC is noticed, in both containers', async () => {
    const hevc = ['-c:v', 'libx265', '-tag:v', 'hvc1', '-c:a', 'aac'];
    expect(await make('hevc.mov', ...hevc)).toContain('coded as HEVC');
    expect(await make('hevc.mp4', ...hevc, '-movflags', 'faststart')).toContain('coded as HEVC');
    await expect(validate('hevc.mov')).resolves.toBeDefined();
  });

  it('a film in H.264 is not noticed', async () => {
    expect(await make('h264.mov', '-c:v', 'libx264', '-c:a', 'aac')).toBeNull();
    expect(await make('h264.mp4', '-c:v', 'libx264', '-c:a', 'aac')).toBeNull();
  });
});
