import { refuseHiddenArchive } from './foreign-content.ts';
import { judgeIsoVideo } from './iso-video.ts';
import { judgeMatroska } from './matroska.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { damaged, disguised } from './refusals.ts';

/** An AVI is a RIFF that says how long it is and begins with a list of headers. */
async function judgeAvi({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  const text = head.toString('latin1');
  if (!/^RIFF[\s\S]{4}AVI /.test(text)) throw disguised();
  if (head.length < 24 || !/^LIST[\s\S]{4}hdrl$/.test(text.slice(12))) throw damaged();
  if (head.readUInt32LE(4) + 8 > bytes) throw damaged();
}

const asfHeader = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
const asfData = Buffer.from('3626b2758e66cf11a6d900aa0062ce6c', 'hex');

/** A WMV is a header object and a data object, each of which says how long it is. */
async function judgeAsf({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  if (!head.subarray(0, 16).equals(asfHeader)) throw disguised();
  if (head.length < 24) throw damaged();
  const headerBytes = Number(head.readBigUInt64LE(16));
  if (headerBytes < 30 || headerBytes > bytes) throw damaged();
  const data = await read(headerBytes, 24);
  if (data.length < 24 || !data.subarray(0, 16).equals(asfData)) throw damaged();
  if (headerBytes + Number(data.readBigUInt64LE(16)) > bytes) throw damaged();
}

/** An FLV is a chain of tags, each followed by its length: the last one tells whether it is whole. */
async function judgeFlv({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 13);
  if (head.toString('latin1', 0, 3) !== 'FLV') throw disguised();
  if (head.length < 13 || head[3] !== 1 || head.readUInt32BE(5) !== 9) throw damaged();
  const tagBytes = (await read(bytes - 4, 4)).readUInt32BE(0);
  const tagAt = bytes - 4 - tagBytes;
  if (tagBytes < 11 || tagAt < 13) throw damaged();
  if ((await read(tagAt + 1, 3)).readUIntBE(0, 3) !== tagBytes - 11) throw damaged();
}

/** The containers that films come in, by the endings of their names: what each is sent as, and its judge. */
export const videoKinds: Readonly<
  Record<string, { contentType: string; judge: (file: OpenFile) => Promise<void> }>
> = {
  mp4: { contentType: 'video/mp4', judge: (file) => judgeIsoVideo(file, 'mp4') },
  mov: { contentType: 'video/quicktime', judge: (file) => judgeIsoVideo(file, 'mov') },
  avi: { contentType: 'video/x-msvideo', judge: judgeAvi },
  wmv: { contentType: 'video/x-ms-wmv', judge: judgeAsf },
  flv: { contentType: 'video/x-flv', judge: judgeFlv },
  webm: { contentType: 'video/webm', judge: judgeMatroska },
};

/**
 * Refuses what is no whole film in the container that its name's ending says, or an archive as well.
 * It looks at the frame of the container only, never at the film in it: nothing is decoded here.
 */
export async function judgeVideo(path: string, extension: string): Promise<void> {
  await withFile(path, async (file) => {
    const kind = videoKinds[extension];
    if (!kind) throw disguised();
    await kind.judge(file);
    await refuseHiddenArchive(file);
  });
}
