import { uploadMessages, uploadRules } from '#contract/http/uploads.ts';
import { makePdf } from './documents.ts';
import type { HostileFile } from './hostile.ts';
import { makePng } from './png.ts';
import { makeMov, makeMp4, makeVideo, makeWebm } from './videos.ts';
import { makeZip } from './zip.ts';

const { broken, disguised, unsafe, empty, badName } = uploadMessages;
const wrongKind = uploadMessages.wrongKind(uploadRules.pictureOrVideo);
const pictureTooLarge = uploadMessages.tooLarge(uploadRules.picture);
const megabyte = 1024 * 1024;

const page = '<!doctype html><script>alert(document.cookie)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const archive = () => makeZip([{ name: 'Evil.class', content: 'sample' }]);

/** Builds an MP4 with a box that claims the largest length of 64 bits. */
function makeBoundless(): Buffer {
  const whole = makeMp4();
  const head = Buffer.from('000000016d646174ffffffffffffffff', 'hex');
  return Buffer.concat([whole, head]);
}

/** Builds an MP4 with a box of length 0: a parser that trusts it never ends. */
const makeEndless = () => Buffer.concat([makeMp4(), Buffer.from('0000000466726565', 'hex')]);

/** Each kind of video, truncated before its end. */
const cutOff = Object.entries(makeVideo).map(([extension, make]) => ({
  what: `a truncated ${extension}`,
  name: `film.${extension}`,
  content: () => make().subarray(0, -3),
  message: broken,
}));

/** Files that fields for videos must refuse. */
export const hostileVideos: readonly HostileFile[] = [
  {
    what: 'an HTML page as a video',
    name: 'film.mp4',
    content: () => Buffer.from(page),
    message: disguised,
  },
  { what: 'an SVG', name: 'film.svg', content: () => Buffer.from(drawing), message: wrongKind },
  {
    what: 'an SVG as a video',
    name: 'film.webm',
    content: () => Buffer.from(drawing),
    message: disguised,
  },
  {
    what: 'a picture as a video',
    name: 'film.avi',
    content: () => makePng(2, 2),
    message: disguised,
  },
  { what: 'a video as a picture', name: 'film.png', content: () => makeMp4(), message: disguised },
  { what: 'a document', name: 'film.pdf', content: () => makePdf(), message: wrongKind },
  { what: 'an MP4 as a WebM', name: 'film.webm', content: () => makeMp4(), message: disguised },
  {
    what: 'an MP4 as a QuickTime video',
    name: 'film.mov',
    content: () => makeMp4(),
    message: disguised,
  },
  { what: 'a QuickTime video as an MP4', name: 'film.mp4', content: makeMov, message: disguised },
  {
    what: 'a HEIC picture as an MP4',
    name: 'film.mp4',
    content: () => makeMp4('heic'),
    message: disguised,
  },
  {
    what: 'a Matroska video as a WebM',
    name: 'film.webm',
    content: () => makeWebm('matroska'),
    message: disguised,
  },
  {
    what: 'a video that is an archive',
    name: 'film.webm',
    content: () => Buffer.concat([makeWebm(), archive()]),
    message: unsafe,
  },
  {
    what: 'a video of boundless length',
    name: 'film.mp4',
    content: makeBoundless,
    message: broken,
  },
  {
    what: 'a video with a box of length 0',
    name: 'film.mp4',
    content: makeEndless,
    message: broken,
  },
  { what: 'an empty video', name: 'film.mp4', content: () => Buffer.of(), message: empty },
  {
    what: 'a name that is a path',
    name: '../film.mp4',
    content: () => makeMp4(),
    message: badName,
  },
  {
    what: 'a picture as large as a video may be',
    name: 'photo.png',
    content: () => Buffer.alloc(16 * megabyte),
    message: pictureTooLarge,
  },
  ...cutOff,
];
