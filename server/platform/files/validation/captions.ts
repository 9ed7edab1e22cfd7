import { damaged, disguised, unsafe, withFile } from './file-errors.ts';
import { rejectForeignContent } from './foreign-content.ts';

/** The signature stands alone on the first line or is followed by a title; a byte order mark may precede it. */
const signature = /^WEBVTT(?:[ \t\r\n]|$)/;

/** Any other element: players ignore it, and what else reads the file may not. */
const foreignElement = /<(?!\/?(?:b|c|i|lang|rt|ruby|u|v)[\s.>])[/!?]?[a-z!?]/i;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes text and drops a byte order mark. Throws for text that is not UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw damaged();
  }
}

/** Rejects captions that are not WebVTT in UTF-8, or that contain elements other than those of cues. */
export async function validateCaptions(path: string): Promise<void> {
  await withFile(path, async (file) => {
    await rejectForeignContent(file);
    const text = decode(await file.read(0, file.bytes));
    if (!signature.test(text)) throw disguised();
    if (text.includes('\0') || foreignElement.test(text)) throw unsafe();
  });
}
