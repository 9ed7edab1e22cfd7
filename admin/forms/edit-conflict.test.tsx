import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EditConflict } from './edit-conflict.tsx';

it('formats dates and times of both versions as all others', () => {
  const html = renderToStaticMarkup(
    <EditConflict
      labels={{ confirmedDate: 'Confirmed date', confirmedTime: 'Confirmed time', notes: 'Notes' }}
      formatValue={(_, value) => String(value)}
      base={{ confirmedDate: '', confirmedTime: '', notes: '' }}
      mine={{ confirmedDate: '2001-11-28', confirmedTime: '15:00', notes: '' }}
      theirs={{ confirmedDate: '2001-11-29', confirmedTime: '', notes: 'From 15:00 on' }}
      onKeepMine={() => {}}
      onTakeTheirs={() => {}}
    />,
  );
  expect(html).toContain('Nov 28, 2001');
  expect(html).toContain('Nov 29, 2001');
  expect(html).toMatch(/3:00\sPM/);
  expect(html).toContain('From 15:00 on');
  expect(html).not.toContain('2001-11');
});
