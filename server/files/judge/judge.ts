import { judgeDoc } from './doc.ts';
import { judgeDocx } from './docx.ts';
import { judgePdf } from './pdf.ts';
import { formatOfExtension } from './picture-format.ts';
import { disguised } from './refusals.ts';
import { judgeVideo, videoKinds } from './video.ts';

/** A file that was found good: where it lies, and the ending that its content has. */
export interface JudgedFile {
  path: string;
  extension: string;
}

interface DocumentKind {
  contentType: string;
  judge: (path: string) => Promise<void>;
}

const documents: Readonly<Record<string, DocumentKind>> = {
  pdf: { contentType: 'application/pdf', judge: judgePdf },
  doc: { contentType: 'application/msword', judge: judgeDoc },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    judge: judgeDocx,
  },
};

/** What a judged file is sent as. */
export function contentTypeOf(extension: string): string {
  const kind = documents[extension] ?? videoKinds[extension];
  return kind?.contentType ?? `image/${extension}`;
}

/**
 * Judges a received file by its bytes, which must agree with its name's ending (4-decisions, 10). A
 * picture is written anew, in turn with those of other clients. Throws an AppError in words for whoever sent it.
 */
export async function judgeFile(
  path: string,
  extension: string,
  { newPath, client }: { newPath: () => string; client: string },
): Promise<JudgedFile> {
  const document = documents[extension];
  if (document) {
    await document.judge(path);
    return { path, extension };
  }
  if (videoKinds[extension]) {
    await judgeVideo(path, extension);
    return { path, extension };
  }
  const format = formatOfExtension[extension];
  if (!format) throw disguised();
  const target = newPath();
  // The library that reads pictures takes 20 MB: a process that is sent none does without.
  const { reencodePicture } = await import('./picture.ts');
  await reencodePicture(path, format, target, client);
  return { path: target, extension: 'webp' };
}
