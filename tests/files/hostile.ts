import { uploadRules } from '#contract/uploads.ts';
import { hostileDocuments, oversizedPdf } from './hostile-documents.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileVideos } from './hostile-videos.ts';

/** A file that every door refuses: what it is, as what it comes, and what is said of it. */
export interface HostileFile {
  what: string;
  name: string;
  content: () => Buffer | Promise<Buffer>;
  message: string;
}

/** What a door's file field is for. */
export type FileKind = 'cv' | 'document' | 'picture' | 'video';

/** Made once: some are bombs, which take a while to make. */
function madeOnce(file: HostileFile): HostileFile {
  let made: Promise<Buffer> | undefined;
  return {
    ...file,
    content: () => {
      made ??= Promise.resolve(file.content());
      return made;
    },
  };
}

const documents = hostileDocuments.map(madeOnce);

/** Everything that must never come in, by the kind of field that it is tried on. */
export const hostileFiles: Readonly<Record<FileKind, readonly HostileFile[]>> = {
  cv: [...documents, oversizedPdf(uploadRules.cv)],
  document: [...documents, oversizedPdf(uploadRules.document)],
  picture: hostilePictures.map(madeOnce),
  video: hostileVideos.map(madeOnce),
};
