/** Builds a box of an MP4: its length, its name and its content. */
function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Builds the structure of an MP4 without a video, or with another brand of a similar format. */
export function makeMp4(brand = 'isom', bytes = 64): Buffer {
  const type = Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1');
  return Buffer.concat([
    box('ftyp', type),
    box('moov', box('mvhd')),
    box('mdat', Buffer.alloc(bytes)),
  ]);
}

/** Builds a table of sample descriptions with one codec. */
const describeSamples = (codec: string) =>
  box('stsd', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70))]));

/** Builds a track; QuickTime has a second handler beside its samples. */
const makeTrack = (kind: string, codec: string) => {
  const handler = (type: string) =>
    box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${type}\0\0\0\0`, 'latin1'));
  const information = box(
    'minf',
    Buffer.concat([handler('alis'), box('stbl', describeSamples(codec))]),
  );
  return box('trak', box('mdia', Buffer.concat([handler(kind), information])));
};

/** Builds the structure of an MP4 with sound and a picture in this codec; the description comes last. */
export const makeFilm = (codec: string) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('mdat', Buffer.alloc(64)),
    box('moov', Buffer.concat([box('mvhd'), makeTrack('soun', 'mp4a'), makeTrack('vide', codec)])),
  ]);

/** Builds the structure of a QuickTime video. */
export const makeMov = () => makeMp4('qt  ');

/** Builds the structure of an AVI. */
function makeAvi(): Buffer {
  const avi = Buffer.from('RIFF....AVI LIST....hdrl................', 'latin1');
  avi.writeUInt32LE(avi.length - 8, 4);
  return avi;
}

/** Builds the structure of a WMV: a header of 30 bytes and data of 24. */
function makeWmv(): Buffer {
  const wmv = Buffer.alloc(54);
  wmv.write('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  wmv.writeBigUInt64LE(30n, 16);
  wmv.write('3626b2758e66cf11a6d900aa0062ce6c', 30, 'hex');
  wmv.writeBigUInt64LE(24n, 46);
  return wmv;
}

/** Builds the structure of an FLV with one tag of four bytes. */
function makeFlv(): Buffer {
  const head = Buffer.from('464c5601050000000900000000', 'hex');
  const tag = Buffer.from('120000040000000000000053616d70', 'hex');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(tag.length);
  return Buffer.concat([head, tag, length]);
}

/** Builds the structure of a WebM, or of another EBML document type. */
export function makeWebm(docType = 'webm'): Buffer {
  const name = Buffer.concat([
    Buffer.from([0x42, 0x82, 0x80 | docType.length]),
    Buffer.from(docType),
  ]);
  const header = Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from([0x80 | name.length]),
    name,
  ]);
  const segment = Buffer.concat([Buffer.from('1853806788', 'hex'), Buffer.alloc(8)]);
  return Buffer.concat([header, segment]);
}

/** For each file extension, builds a valid file. */
export const makeVideo: Readonly<Record<string, () => Buffer>> = {
  mp4: makeMp4,
  mov: makeMov,
  avi: makeAvi,
  wmv: makeWmv,
  flv: makeFlv,
  webm: makeWebm,
};
