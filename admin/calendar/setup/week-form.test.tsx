import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeekForm } from './week-form.tsx';

it('without hours it says in 12-hour times by which hours answers are measured', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WeekForm dealerId="1" kind="service" openings={[]} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(/from Monday to Saturday, 9\sAM to 6\sPM\./);
});
