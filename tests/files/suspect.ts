import sharp from 'sharp';
import { makeCaptions } from './captions.ts';
import { makeDoc, makeDocx, makePdf } from './documents.ts';
import type { FileKind } from './hostile.ts';
import { makePng } from './png.ts';
import { makeMp4, makeWebm } from './videos.ts';

/** A file that endpoints accept, and that must be harmless to staff and visitors who open it. */
export interface SuspectFile {
  what: string;
  name: string;
  content: () => Buffer | Promise<Buffer>;
  /** Content that must not be served again: a location, or code. */
  hides?: string;
}

const place = 'Sample street 7, 31.5204 N';
const markup = '<img src=x onerror=alert(document.domain)>';

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } });

const withLocation = () =>
  plain().withExif({
    IFD0: { ImageDescription: place, Artist: markup },
    IFD3: { GPSLatitude: '31/1 31/1 13/1' },
  });

const withText = async (picture: Promise<Buffer>, text: string) =>
  Buffer.concat([await picture, Buffer.from(text)]);

/** Names that are dangerous in a header, on a page or on a disk. */
const names = (extension: string) => [
  `"><script>alert(1)<x>.${extension}`,
  `a"; filename=b.html; x=".${extension}`,
  `${'long '.repeat(50)}.${extension}`,
  `page.html.${extension}`,
  `\u202Efdp.${extension}`,
  `con.aux.${extension.toUpperCase()}`,
  `-rf $(id) %00 ..%2f.${extension}`,
];

const pictures: readonly SuspectFile[] = [
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) => ({
    what: `a ${format} with the location where it was taken`,
    name: `a.${format}`,
    content: () => withLocation().toFormat(format).toBuffer(),
    hides: place,
  })),
  {
    what: 'a JPEG with markup in its metadata',
    name: 'a.jpg',
    content: () => withLocation().jpeg().toBuffer(),
    hides: markup,
  },
  {
    what: 'a JPEG with markup appended',
    name: 'a.jpg',
    content: () => withText(plain().jpeg().toBuffer(), markup),
    hides: markup,
  },
  {
    what: 'a GIF with a shell script appended',
    name: 'a.gif',
    content: () => withText(plain().gif().toBuffer(), '#!/bin/sh\nid'),
    hides: '#!/bin/sh',
  },
  ...names('png').map((name) => ({
    what: 'a PNG with a bad name',
    name,
    content: () => makePng(9, 9),
  })),
];

const withDtd = [
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
];

const documents: readonly SuspectFile[] = [
  // These are comments, so none of them is an object of the PDF.
  ...[
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/URI (javascript:alert(1))',
    '<script>alert(1)</script>',
    '<html><body onload=alert(1)>',
  ].map((inside) => ({
    what: `a PDF with ${inside}`,
    name: 'a.pdf',
    content: () => makePdf(inside),
  })),
  ...withDtd.map((content) => ({
    what: 'a DOCX with entities',
    name: 'a.docx',
    content: () => makeDocx([{ name: 'customXml/item1.xml', content }]),
  })),
  {
    what: 'a DOCX with an HTML page inside',
    name: 'a.docx',
    content: () => makeDocx([{ name: 'word/afchunk.html', content: markup }]),
  },
  {
    what: 'a DOC with a field that runs a program',
    name: 'a.doc',
    content: () => Buffer.concat([makeDoc(), Buffer.alloc(512, 'DDEAUTO cmd.exe ')]),
  },
  ...names('pdf').map((name) => ({
    what: 'a PDF with a bad name',
    name,
    content: () => makePdf(),
  })),
];

const videos: readonly SuspectFile[] = [
  {
    what: 'an MP4 with an HTML page inside',
    name: 'a.mp4',
    content: () => {
      const film = makeMp4('isom', 4096);
      film.write(`<html><script>alert(1)</script>${markup}`, film.length - 4000);
      return film;
    },
  },
  {
    what: 'a WebM with markup appended',
    name: 'a.webm',
    content: () => Buffer.concat([makeWebm(), Buffer.from(`<svg onload=alert(1)>${markup}`)]),
  },
  ...names('mp4').map((name) => ({
    what: 'an MP4 with a bad name',
    name,
    content: () => makeMp4(),
  })),
];

const captions: readonly SuspectFile[] = [
  {
    what: 'captions with markup in character references',
    name: 'a.vtt',
    content: () => makeCaptions('&lt;img src=x onerror=alert(1)&gt; javascript:alert(1)'),
  },
  ...names('vtt').map((name) => ({
    what: 'captions with a bad name',
    name,
    content: () => makeCaptions(),
  })),
];

/** All files that are accepted and must be harmless, by the kind of field that they are sent to. */
export const suspectFiles: Readonly<Record<FileKind, readonly SuspectFile[]>> = {
  captions,
  cv: documents,
  document: documents,
  picture: pictures,
  video: videos,
};
