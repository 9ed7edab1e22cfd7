import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeekForm } from './week-form.tsx';

function render(workingHours: Record<string, string>): string {
  const client = new QueryClient();
  client.setQueryData(['active dealers'], [{ _id: '1', workingHours }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WeekForm dealerId="1" kind="service" openings={[]} />
    </QueryClientProvider>,
  );
}

it('without own hours it shows those of the dealer’s page', () => {
  const html = render({ Monday: '9:00 AM - 6:00 PM', Sunday: 'Closed' });
  expect(html).toContain('As the dealer’s hours');
  expect(html).toMatch(/<dt[^>]*>Monday<\/dt><dd[^>]*>9:00\sAM – 6:00\sPM<\/dd>/);
  expect(html).toMatch(/<dt[^>]*>Sunday<\/dt><dd[^>]*>Closed<\/dd>/);
  expect(html).not.toContain('Without hours');
});

it('without hours on the page either it says in 12-hour times by which hours answers are measured', () => {
  expect(render({ Monday: 'on request' })).toMatch(/from Monday to Saturday, 9\sAM to 6\sPM\./);
});
