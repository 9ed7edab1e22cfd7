import { uploadRules } from '#contract/http/uploads.ts';
import { hostileCaptions } from './hostile-captions.ts';
import { hostileDocuments, oversizedPdf } from './hostile-documents.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileVideos } from './hostile-videos.ts';

/** A file that every endpoint refuses: what it is, its file name, its content, and the error message. */
export interface HostileFile {
  what: string;
  name: string;
  content: () => Buffer | Promise<Buffer>;
  message: string;
}

/** What a file field accepts. */
export type FileKind = 'captions' | 'cv' | 'document' | 'picture' | 'video';

/** Builds the content once, because some are decompression bombs, which take long to build. */
function buildOnce(file: HostileFile): HostileFile {
  let content: Promise<Buffer> | undefined;
  return {
    ...file,
    content: () => {
      content ??= Promise.resolve(file.content());
      return content;
    },
  };
}

const documents = hostileDocuments.map(buildOnce);

/** All files that must be refused, by the kind of field that they are sent to. */
export const hostileFiles: Readonly<Record<FileKind, readonly HostileFile[]>> = {
  captions: hostileCaptions.map(buildOnce),
  cv: [...documents, oversizedPdf(uploadRules.cv)],
  document: [...documents, oversizedPdf(uploadRules.document)],
  picture: hostilePictures.map(buildOnce),
  video: hostileVideos.map(buildOnce),
};
