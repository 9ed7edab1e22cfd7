import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayTable } from './lazy-day-chart.tsx';

it('formats the days of the chart as all dates', () => {
  const html = renderToStaticMarkup(
    <DayTable
      caption="Requests by day"
      days={[{ day: '2001-11-28', requests: 3 }]}
      series={[{ key: 'requests', label: 'Requests', color: 'red' }]}
    />,
  );
  expect(html).toContain('>Nov 28, 2001</th>');
});
