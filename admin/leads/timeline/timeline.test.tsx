import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import { recordKeys } from '../../lists/record-cache.ts';
import { Timeline } from './timeline.tsx';

const lead = { _id: '01990000-0000-7000-8000-000000000000' } as LeadRecordBase;

function render(...entries: Partial<TimelineEntry>[]): string {
  const client = new QueryClient();
  const at = '2001-11-20T05:00:00.000Z';
  const data = entries.map((entry, index) => ({ _id: String(index), at, by: 'hr', ...entry }));
  client.setQueryData(recordKeys.history(testDrive, lead._id), data);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Timeline facts={testDrive} lead={lead} composer={null} />
    </QueryClientProvider>,
  );
}

it('shows all dates and times in one style', () => {
  const changes = {
    confirmedDate: { from: null, to: '2001-11-28' },
    confirmedTime: { from: null, to: '15:00' },
  };
  const moved =
    '2001-11-27T10:00:00.000Z · H6 · requested → 2001-11-28T10:00:00.000Z · H6 · confirmed';
  const html = render({ type: 'changed', changes }, { type: 'appointment', text: moved });
  expect(html).toMatch(/>Nov 20, 2001, 10:00\sAM</);
  expect(html).toMatch(/to <\/span><bdi>Nov 28, 2001</);
  expect(html).toMatch(/to <\/span><bdi>3:00\sPM</);
  expect(html).toMatch(
    />Nov 27, 2001, 3:00\sPM · H6 · requested → Nov 28, 2001, 3:00\sPM · H6 · confirmed</,
  );
});

it('leaves what people wrote as it is', () => {
  const text = '2001-11-28T10:00:00.000Z';
  expect(render({ type: 'note', text })).toContain(`>${text}<`);
});
