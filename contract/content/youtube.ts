import type { TextFormat } from '../input/text.ts';
import { cleanLink } from '../input/typed-text.ts';

const hosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
]);
const videoId = /^[\w-]{11}$/;

/** Parses a pasted link, with or without its scheme; null unless it is a plain web address. */
function parseAddress(link: string): URL | null {
  const address = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  return address?.username || address?.port ? null : address;
}

/**
 * Returns the video id of a YouTube link in any usual form (watch, youtu.be, shorts, embed, live, with
 * any parameters); null for anything else.
 */
export function parseYoutubeId(link: string): string | null {
  const address = parseAddress(cleanLink(link).trim());
  if (!address) return null;
  const host = address.hostname.replace(/^www\./, '');
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : hosts.has(host) ? findId(address, first, second) : '';
  return videoId.test(id) ? id : null;
}

function findId(address: URL, first: string, second: string): string {
  if (first === 'watch') return address.searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
}

/** Accepts a YouTube link in any usual form and stores it in embed form. */
export const youtubeFormat: TextFormat = {
  parse: (value) => {
    const id = parseYoutubeId(value);
    return id && `https://www.youtube.com/embed/${id}`;
  },
  message: 'Please enter a link to a YouTube video, for example https://youtu.be/…',
};

/** Converts a stored embed link to a watch link; returns anything else unchanged. */
export function youtubeWatchLink(stored: string): string {
  const id = parseYoutubeId(stored);
  return id ? `https://www.youtube.com/watch?v=${id}` : stored;
}

/** The address of a video's thumbnail: the largest that YouTube has, or 320 pixels wide. */
export const youtubePicture = (id: string, size: 'whole' | 'small' = 'whole') =>
  `https://i.ytimg.com/vi/${id}/${size === 'whole' ? 'maxresdefault' : 'mqdefault'}.jpg`;
