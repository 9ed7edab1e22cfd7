import { damaged, disguised } from './file-errors.ts';
import { rejectArchive } from './foreign-content.ts';
import { validateIsoVideo } from './iso-video.ts';
import { validateMatroska } from './matroska.ts';
import { type OpenFile, withFile } from './open-file.ts';

/** An AVI is a RIFF file: it declares its length and begins with a list of headers. */
async function validateAvi({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  const text = head.toString('latin1');
  if (!/^RIFF[\s\S]{4}AVI /.test(text)) throw disguised();
  if (head.length < 24 || !/^LIST[\s\S]{4}hdrl$/.test(text.slice(12))) throw damaged();
  if (head.readUInt32LE(4) + 8 > bytes) throw damaged();
}

const asfHeader = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
const asfData = Buffer.from('3626b2758e66cf11a6d900aa0062ce6c', 'hex');

/** A WMV consists of a header object and a data object, which both declare their length. */
async function validateAsf({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  if (!head.subarray(0, 16).equals(asfHeader)) throw disguised();
  if (head.length < 24) throw damaged();
  const headerBytes = Number(head.readBigUInt64LE(16));
  if (headerBytes < 30 || headerBytes > bytes) throw damaged();
  const data = await read(headerBytes, 24);
  if (data.length < 24 || !data.subarray(0, 16).equals(asfData)) throw damaged();
  if (headerBytes + Number(data.readBigUInt64LE(16)) > bytes) throw damaged();
}

/** An FLV is a sequence of tags, each followed by its length. The last one shows whether the file is complete. */
async function validateFlv({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 13);
  if (head.toString('latin1', 0, 3) !== 'FLV') throw disguised();
  if (head.length < 13 || head[3] !== 1 || head.readUInt32BE(5) !== 9) throw damaged();
  const tagBytes = (await read(bytes - 4, 4)).readUInt32BE(0);
  const tagAt = bytes - 4 - tagBytes;
  if (tagBytes < 11 || tagAt < 13) throw damaged();
  if ((await read(tagAt + 1, 3)).readUIntBE(0, 3) !== tagBytes - 11) throw damaged();
}

/** The accepted video containers by file extension, with their content type and validation. */
export const videoKinds: Readonly<
  Record<string, { contentType: string; validate: (file: OpenFile) => Promise<void> }>
> = {
  mp4: { contentType: 'video/mp4', validate: (file) => validateIsoVideo(file, 'mp4') },
  mov: { contentType: 'video/quicktime', validate: (file) => validateIsoVideo(file, 'mov') },
  avi: { contentType: 'video/x-msvideo', validate: validateAvi },
  wmv: { contentType: 'video/x-ms-wmv', validate: validateAsf },
  flv: { contentType: 'video/x-flv', validate: validateFlv },
  webm: { contentType: 'video/webm', validate: validateMatroska },
};

/**
 * Rejects everything but a complete video in the container of its extension, and a video that is also an archive.
 * It checks the structure of the container only and decodes nothing.
 */
export async function validateVideo(path: string, extension: string): Promise<void> {
  await withFile(path, async (file) => {
    const kind = videoKinds[extension];
    if (!kind) throw disguised();
    await kind.validate(file);
    await rejectArchive(file);
  });
}
