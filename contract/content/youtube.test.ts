import fc from 'fast-check';
import { expect, it } from 'vitest';
import { youtubeFormat, youtubeIdOf, youtubeWatchLink } from './youtube.ts';

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
])('%s is stored in embed form, and leads back to the video', (link) => {
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
])('%j is no YouTube link', (link) => {
  expect(youtubeIdOf(link)).toBeNull();
});

it('whatever is typed, what is stored is an embed link of eleven safe signs', () => {
  const beginning = fc.constantFrom('youtu.be/', 'https://youtube.com/watch?v=', 'https://');
  const ending = fc.string({ minLength: 9, maxLength: 13 });
  fc.assert(
    fc.property(beginning, ending, (start, end) => {
      const kept = youtubeFormat.parse(start + end);
      if (kept !== null) expect(kept).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/);
    }),
  );
});
