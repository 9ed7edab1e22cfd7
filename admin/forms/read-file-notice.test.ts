import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePng } from '#tests/files/png.ts';
import { makeFilm, makeMp4, makeVideo } from '#tests/files/videos.ts';
import { readFileNotice } from './read-file-notice.ts';

const read = (name: string, content: Buffer) =>
  readFileNotice(new File([new Uint8Array(content)], name));

/** Frames of different shades, because equal ones would become one. */
const frames = (count: number) =>
  sharp(
    Buffer.concat(Array.from({ length: count }, (_, shade) => Buffer.alloc(1200, 60 * shade))),
    {
      raw: { width: 20, height: 20 * count, channels: 3, pageHeight: 20 },
    },
  );

describe('a film', () => {
  it.each([
    ['hvc1', 'a.mov', /Most visitors cannot see this film.*HEVC.*Please save it as an MP4/],
    ['hev1', 'a.mp4', /HEVC/],
    ['mp4v', 'a.mp4', /MPEG-4 Visual/],
    ['apcn', 'a.mov', /coded as apcn/],
  ])('coded as %s in %s is noticed', async (codec, name, notice) => {
    expect(await read(name, makeFilm(codec))).toMatch(notice);
  });

  it.each(['avc1', 'av01'])('coded as %s is not noticed', async (codec) => {
    expect(await read('a.mp4', makeFilm(codec))).toBeNull();
  });

  it.each(['avi', 'wmv', 'flv'])('of the kind %s is noticed', async (kind) => {
    const film = makeVideo[kind]?.() ?? Buffer.alloc(0);
    expect(await read(`A.${kind.toUpperCase()}`, film)).toContain(
      `of the kind ${kind.toUpperCase()}`,
    );
  });

  it('without a description, or with a damaged one, is not noticed', async () => {
    expect(await read('a.mp4', makeMp4())).toBeNull();
    expect(await read('a.mp4', makeFilm('hvc1').subarray(0, 40))).toBeNull();
    expect(await read('a.mp4', Buffer.alloc(40))).toBeNull();
  });
});

describe('a picture', () => {
  const still =
    'Only the first picture of this animation will show. To show it moving, add it as a film.';

  it('that is animated is noticed', async () => {
    expect(await read('a.gif', await frames(3).gif().toBuffer())).toBe(still);
    expect(await read('a.webp', await frames(3).webp().toBuffer())).toBe(still);
  });

  it('that is not animated is not noticed', async () => {
    expect(await read('a.gif', await frames(1).gif().toBuffer())).toBeNull();
    expect(await read('a.webp', await frames(1).webp().toBuffer())).toBeNull();
    expect(await read('a.png', makePng(20, 20))).toBeNull();
  });
});
