import { expect, it } from 'vitest';
import { formatNames } from './trash-screen.tsx';

const format = (slug: string, title: string, detail = '') => {
  const rest = { _id: '1', deletedAt: '', deletedBy: 'hr', purgeAt: '' };
  const named = formatNames({ slug, title, detail, ...rest });
  return `${named.title} | ${named.detail}`;
};

it.each([
  ['openings', 'Monday 09:00–18:00', 'test-drive', /^Monday 9:00\sAM–6:00\sPM \| test-drive$/],
  ['closures', 'Closed from 12:30', '2001-11-28', /^Closed from 12:30 \| Nov 28, 2001$/],
  ['energy-prices', '2001-07-01', 'PSO', /^Jul 1, 2001 \| PSO$/],
])('shows days and times of %s as all others', (slug, title, detail, text) => {
  expect(format(slug, title, detail)).toMatch(text);
});
