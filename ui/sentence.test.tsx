import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sentence } from './sentence.tsx';

const render = (element: React.ReactNode) => renderToStaticMarkup(element);

it('puts elements in the places that the words give them', () => {
  const parts = {
    car: <bdi>HAVAL H6</bdi>,
    link: (text: string) => <a href="/faq">{text}</a>,
  };
  expect(render(<Sentence text="About {car}: <link>read more</link>." parts={parts} />)).toBe(
    'About <bdi>HAVAL H6</bdi>: <a href="/faq">read more</a>.',
  );
  expect(render(<Sentence text="<link>مزید</link> {car} {car}" parts={parts} />)).toBe(
    '<a href="/faq">مزید</a> <bdi>HAVAL H6</bdi> <bdi>HAVAL H6</bdi>',
  );
});
