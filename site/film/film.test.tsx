import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Film } from './film.tsx';

const film = {
  sources: [
    { src: '/films/drive.webm', type: 'video/webm' },
    { src: '/films/drive.mp4', type: 'video/mp4' },
  ],
  still: undefined,
  body: 'suv',
  label: 'Play the film',
} as const;

it('without a film there is its picture, and nothing to press', () => {
  const html = renderToStaticMarkup(<Film {...film} sources={[]} />);
  expect(html).toContain('<img');
  expect(html).not.toMatch(/<(a|button|video)\b/);
});

it('a film is a link to it until it is asked for; no player is loaded', () => {
  const html = renderToStaticMarkup(<Film {...film} />);
  expect(html).toContain('<a href="/films/drive.mp4" aria-label="Play the film"');
  expect(html).not.toContain('<video');
});
