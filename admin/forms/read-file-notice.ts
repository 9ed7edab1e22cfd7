import { parseExtension } from '#contract/format/file-extension.ts';

const animation =
  'Only the first picture of this animation will show. To show it moving, add it as a film.';

const describeFilm = (kind: string) =>
  `Most visitors cannot see this film, only download it: it is ${kind}. Please save it as an MP4 with H.264 for all to see it.`;

/** Video codecs that all browsers play in an MP4 or QuickTime file. */
const playable: ReadonlySet<string> = new Set(['avc1', 'avc3', 'av01', 'vp09', 'vp08']);
const codecNames: Readonly<Record<string, string>> = {
  hvc1: 'coded as HEVC, as iPhones record it',
  hev1: 'coded as HEVC, as iPhones record it',
  dvh1: 'coded as Dolby Vision',
  dvhe: 'coded as Dolby Vision',
  mp4v: 'coded as MPEG-4 Visual',
};

const readBytes = async (file: Blob, start: number, length: number) =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

function readText(view: DataView, at: number, length: number): string {
  const bytes = Array.from({ length }, (_, index) =>
    at + index < view.byteLength ? view.getUint8(at + index) : 0,
  );
  return String.fromCharCode(...bytes);
}

/** The length of a box, of its header, and its type; null at the end or if it is damaged. */
function readBox(view: DataView, at: number, rest: number) {
  if (at + 8 > view.byteLength) return null;
  const type = readText(view, at + 4, 4);
  const short = view.getUint32(at);
  const isLong = short === 1 && at + 16 <= view.byteLength;
  const bytes = short === 0 ? rest : isLong ? Number(view.getBigUint64(at + 8)) : short;
  const head = isLong ? 16 : 8;
  return bytes < head ? null : { type, bytes, head };
}

/** More than the description of any film that people upload. */
const maxDescriptionBytes = 16 * 1024 * 1024;

/** Returns the content of a film's `moov` box, which describes its tracks; null if it has none. */
async function readDescription(file: Blob): Promise<DataView | null> {
  for (let at = 0; at < file.size; ) {
    const box = readBox(await readBytes(file, at, 16), 0, file.size - at);
    if (!box) return null;
    const { type, bytes, head } = box;
    if (type === 'moov' && bytes <= maxDescriptionBytes)
      return await readBytes(file, at + head, bytes - head);
    at += bytes;
  }
  return null;
}

const containers: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl']);

/** A codec, and the kind of its track: `vide`, `soun` and others. */
interface TrackCodec {
  kind: string;
  codec: string;
}

/** Lists the codecs of the tracks between two offsets, within a box of the type `parent`. */
function listCodecs(
  view: DataView,
  { start = 0, end = view.byteLength, parent = 'moov' } = {},
): TrackCodec[] {
  const found: TrackCodec[] = [];
  let kind = '';
  for (let at = start; at < end; ) {
    const box = readBox(view, at, end - at);
    if (!box) break;
    const { type, bytes, head } = box;
    const inside = { start: at + head, end: Math.min(end, at + bytes), parent: type };
    if (type === 'hdlr' && parent === 'mdia') kind = readText(view, at + head + 8, 4);
    if (type === 'stsd') found.push({ kind, codec: readText(view, at + head + 12, 4) });
    if (containers.has(type)) found.push(...listCodecs(view, inside));
    at += bytes;
  }
  return found.map((track) => ({ ...track, kind: track.kind || kind }));
}

async function describeIsoFilm(file: Blob): Promise<string | null> {
  const description = await readDescription(file);
  if (!description) return null;
  const films = listCodecs(description).filter(({ kind }) => kind === 'vide');
  const other = films.find(({ codec }) => !playable.has(codec))?.codec;
  return other ? describeFilm(codecNames[other] ?? `coded as ${other.trim()}`) : null;
}

/** Each picture of an animated GIF has a control block: its label, its length, four bytes, and a zero. */
const gifControl = '!\u00f9\u0004';
const gifControlBytes = 7;

function countGifControls(text: string): number {
  let count = 0;
  for (let at = text.indexOf(gifControl); at >= 0; at = text.indexOf(gifControl, at + 1)) {
    if (text[at + gifControlBytes] === '\0') count += 1;
  }
  return count;
}

/** Whether a GIF, PNG, WebP or AVIF has more than one picture. */
async function isAnimated(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (text.startsWith('GIF8')) return countGifControls(text) > 1;
  if (text.startsWith('PNG', 1)) return text.slice(0, text.indexOf('IDAT')).includes('acTL');
  if (text.startsWith('WEBPVP8X', 8)) return (text.charCodeAt(20) & 2) !== 0;
  return text.startsWith('ftypavis', 4);
}

const oldKinds: readonly string[] = ['avi', 'wmv', 'flv'];
const pictureKinds: readonly string[] = ['gif', 'png', 'webp', 'avif'];

/**
 * Returns what staff should know about a file before it is sent: a film that most browsers cannot show, or an animation
 * that becomes a still picture. Null if there is nothing to say, or if the file cannot be read.
 */
export async function readFileNotice(file: File): Promise<string | null> {
  const kind = parseExtension(file.name);
  if (oldKinds.includes(kind)) return describeFilm(`of the kind ${kind.toUpperCase()}`);
  if (kind === 'mp4' || kind === 'mov') return await describeIsoFilm(file);
  if (pictureKinds.includes(kind) && (await isAnimated(file))) return animation;
  return null;
}
