import type { TextFormat } from '../text.ts';

const hosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
]);
const videoId = /^[\w-]{11}$/;

/** The address of a link as people paste it, with or without its scheme; null if it is none. */
function addressOf(link: string): URL | null {
  const address = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  return address?.username || address?.port ? null : address;
}

/**
 * The id of the video that a link leads to, in any of YouTube's usual forms: watch, youtu.be,
 * shorts, embed and live, with whatever parameters; null for anything else (4-decisions, 11).
 */
export function youtubeIdOf(link: string): string | null {
  const address = addressOf(link.trim());
  if (!address) return null;
  const host = address.hostname.replace(/^www\./, '');
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : hosts.has(host) ? idIn(address, first, second) : '';
  return videoId.test(id) ? id : null;
}

function idIn(address: URL, first: string, second: string): string {
  if (first === 'watch') return address.searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
}

/** A YouTube link in any usual form, stored in embed form. */
export const youtubeFormat: TextFormat = {
  parse: (value) => {
    const id = youtubeIdOf(value);
    return id && `https://www.youtube.com/embed/${id}`;
  },
  message: 'Please enter a link to a YouTube video, for example https://youtu.be/…',
};

/** The link that people know, for a stored one; anything else comes back as it is. */
export function youtubeWatchLink(stored: string): string {
  const id = youtubeIdOf(stored);
  return id ? `https://www.youtube.com/watch?v=${id}` : stored;
}

/** The picture that YouTube shows for a video, as large as it has it, or 320 pixels wide. */
export const youtubePicture = (id: string, size: 'whole' | 'small' = 'whole') =>
  `https://i.ytimg.com/vi/${id}/${size === 'whole' ? 'maxresdefault' : 'mqdefault'}.jpg`;
