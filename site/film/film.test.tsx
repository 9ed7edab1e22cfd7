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
  textId: 'film-text',
} as const;

it('renders only the still if there is no film', () => {
  const html = renderToStaticMarkup(<Film {...film} sources={[]} />);
  expect(html).toContain('<img');
  expect(html).not.toMatch(/<(a|button|video)\b/);
});

it('renders a link to the film without a player', () => {
  const html = renderToStaticMarkup(<Film {...film} />);
  expect(html).toContain('<a href="/films/drive.mp4" aria-label="Play the film"');
  expect(html).not.toContain('<video');
});
