import { captionsRule } from '#contract/content/file-details.ts';
import { uploadMessages } from '#contract/http/uploads.ts';
import { makeCaptions } from './captions.ts';
import type { HostileFile } from './hostile.ts';

const { broken, disguised, empty, unsafe } = uploadMessages;

const files: readonly [what: string, content: string | Buffer, message: string][] = [
  ['a page as captions', '<!doctype html><script>alert(1)</script>', unsafe],
  ['captions without signature', '1\n00:00.000 --> 00:01.000\nText', disguised],
  ['captions with a longer signature', 'WEBVTTX\n\n', disguised],
  ['captions with a script', makeCaptions('<script>alert(1)</script>'), unsafe],
  ['captions with an element', makeCaptions('<img src=x onerror=alert(1)>'), unsafe],
  ['captions with a disguised element', makeCaptions('<c/onload=1>'), unsafe],
  ['captions with an HTML comment', makeCaptions('<!-- x -->'), unsafe],
  ['captions with a NUL', makeCaptions('a\0b'), unsafe],
  ['captions in another encoding', Buffer.from('WEBVTT\n\n\xe9t\xe9', 'latin1'), broken],
  ['empty captions', '', empty],
  [
    'captions that are too large',
    `WEBVTT\n\n${'x'.repeat(256 * 1024)}`,
    uploadMessages.tooLarge(captionsRule),
  ],
];

/** Files that fields for captions must refuse. */
export const hostileCaptions: readonly HostileFile[] = [
  ...files.map(([what, content, message]) => ({
    what,
    name: 'captions.vtt',
    content: () => Buffer.from(content),
    message,
  })),
  {
    what: 'captions in another format',
    name: 'captions.srt',
    content: () => makeCaptions(),
    message: uploadMessages.wrongKind(captionsRule),
  },
];
