import { uploadMessages, uploadRules } from '#contract/uploads.ts';
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

/** A box that says it is as long as 64 bits can say. */
function boundless(): Buffer {
  const whole = makeMp4();
  const head = Buffer.from('000000016d646174ffffffffffffffff', 'hex');
  return Buffer.concat([whole, head]);
}

/** Boxes of length 0 to 7 would be walked for ever. */
const standingStill = () => Buffer.concat([makeMp4(), Buffer.from('0000000466726565', 'hex')]);

/** Each kind of film, cut off before its end. */
const cutOff = Object.entries(makeVideo).map(([extension, make]) => ({
  what: `a ${extension} that breaks off`,
  name: `film.${extension}`,
  content: () => make().subarray(0, -3),
  message: broken,
}));

/** What must never come in where films may. */
export const hostileVideos: readonly HostileFile[] = [
  {
    what: 'a page as a film',
    name: 'film.mp4',
    content: () => Buffer.from(page),
    message: disguised,
  },
  { what: 'a drawing', name: 'film.svg', content: () => Buffer.from(drawing), message: wrongKind },
  {
    what: 'a drawing as a film',
    name: 'film.webm',
    content: () => Buffer.from(drawing),
    message: disguised,
  },
  {
    what: 'a picture as a film',
    name: 'film.avi',
    content: () => makePng(2, 2),
    message: disguised,
  },
  { what: 'a film as a picture', name: 'film.png', content: () => makeMp4(), message: disguised },
  { what: 'a document', name: 'film.pdf', content: () => makePdf(), message: wrongKind },
  { what: 'an MP4 as a WebM', name: 'film.webm', content: () => makeMp4(), message: disguised },
  {
    what: 'an MP4 as a QuickTime film',
    name: 'film.mov',
    content: () => makeMp4(),
    message: disguised,
  },
  { what: 'a QuickTime film as an MP4', name: 'film.mp4', content: makeMov, message: disguised },
  {
    what: 'a HEIC picture as an MP4',
    name: 'film.mp4',
    content: () => makeMp4('heic'),
    message: disguised,
  },
  {
    what: 'a Matroska film as a WebM',
    name: 'film.webm',
    content: () => makeWebm('matroska'),
    message: disguised,
  },
  {
    what: 'a film that is an archive',
    name: 'film.webm',
    content: () => Buffer.concat([makeWebm(), archive()]),
    message: unsafe,
  },
  { what: 'a film of boundless length', name: 'film.mp4', content: boundless, message: broken },
  { what: 'a film that goes nowhere', name: 'film.mp4', content: standingStill, message: broken },
  { what: 'an empty film', name: 'film.mp4', content: () => Buffer.of(), message: empty },
  {
    what: 'a name that is a path',
    name: '../film.mp4',
    content: () => makeMp4(),
    message: badName,
  },
  {
    what: 'a picture as long as a film may be',
    name: 'photo.png',
    content: () => Buffer.alloc(16 * megabyte),
    message: pictureTooLarge,
  },
  ...cutOff,
];
