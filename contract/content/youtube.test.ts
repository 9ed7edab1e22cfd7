import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseYoutubeId, youtubeFormat, youtubeWatchLink } from './youtube.ts';

const stored = 'https://www.youtube.com/embed/a1B2c3D4e5_';

it.each([
  'https://www.youtube.com/watch?v=a1B2c3D4e5_',
  'https://www.youtube.com/watch?list=PL1&v=a1B2c3D4e5_&t=42s',
  'http://youtube.com/watch?v=a1B2c3D4e5_#t=1',
  'https://m.youtube.com/watch?v=a1B2c3D4e5_&feature=share',
  'youtu.be/a1B2c3D4e5_',
  'https://youtu.be/a1B2c3D4e5_?si=xyz&t=3',
  'https://www.youtube.com/shorts/a1B2c3D4e5_?feature=share',
  'https://www.youtube.com/live/a1B2c3D4e5_',
  'https://www.youtube.com/embed/a1B2c3D4e5_?autoplay=1',
  'https://www.youtube-nocookie.com/embed/a1B2c3D4e5_',
  '  https://youtu.be/a1B2c3D4e5_  ',
])('%s is stored in embed form and converts back to a watch link', (link) => {
  expect(youtubeFormat.parse(link)).toBe(stored);
  expect(youtubeWatchLink(stored)).toBe('https://www.youtube.com/watch?v=a1B2c3D4e5_');
});

it.each([
  '',
  'a1B2c3D4e5_',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch/a1B2c3D4e5_',
  'https://www.youtube.com.evil.example/watch?v=a1B2c3D4e5_',
  'https://evil.example/youtu.be/a1B2c3D4e5_',
  'https://user@www.youtube.com/watch?v=a1B2c3D4e5_',
  'https://www.youtube.com:8443/watch?v=a1B2c3D4e5_',
  'https://youtu.be/a1B2c3D4e5_"><script>',
  'javascript:alert(1)//youtu.be/a1B2c3D4e5_',
  'https://vimeo.example/a1B2c3D4e5_',
])('%j is not a YouTube link', (link) => {
  expect(parseYoutubeId(link)).toBeNull();
});

it('stores nothing but embed links with an id of eleven safe characters', () => {
  const prefix = fc.constantFrom('youtu.be/', 'https://youtube.com/watch?v=', 'https://');
  const suffix = fc.string({ minLength: 9, maxLength: 13 });
  fc.assert(
    fc.property(prefix, suffix, (start, end) => {
      const stored = youtubeFormat.parse(start + end);
      if (stored !== null)
        expect(stored).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/);
    }),
  );
});
