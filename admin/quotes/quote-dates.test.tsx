import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Validity } from './quote-columns.tsx';
import { QuoteSection } from './quote-section.tsx';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T18:00:00+05:00'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const code = 'ABCD2345';
const readText = (html: string) => html.replaceAll(/<[^<>]+>/g, '');

function readSection(validUntil: string): string {
  const client = new QueryClient();
  const choice = { car: 'Haval H6', city: 'Lahore' };
  client.setQueryData(['quotes', 'one', code], { choice, validUntil, onRoad: 9_000_000 });
  return readText(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <QuoteSection quoteCode={code} verifyCode={null} />
      </QueryClientProvider>,
    ),
  );
}

it.each([
  ['2026-11-28T10:00:00.000Z', /^Validuntil Sat, Nov 28$/, /Validuntil Sat, Nov 28, 3:00\sPM/],
  ['2026-11-23T16:00:00.000Z', /^Validuntil Today 9:00\sPM$/, /Validuntil today, 9:00\sPM/],
  ['2025-05-04T10:00:00.000Z', /^ExpiredMay 4, 2025$/, /ExpiredMay 4, 2025, 3:00\sPM/],
])(
  'the list and a booking write until when a quote is valid as all dates: %s',
  (until, inList, inDetails) => {
    expect(readText(renderToStaticMarkup(<Validity validUntil={until} />))).toMatch(inList);
    expect(readSection(until)).toMatch(inDetails);
  },
);
