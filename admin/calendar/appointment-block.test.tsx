import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CalendarAppointment } from '#contract/appointments/calendar.ts';
import { AppointmentBlock } from './appointment-block.tsx';

it('describes itself with the times that it shows', () => {
  const appointment = {
    _id: '1',
    name: 'Ayesha Khan',
    status: 'confirmed',
    overrideReason: null,
  } as CalendarAppointment;
  const html = renderToStaticMarkup(
    <AppointmentBlock
      placed={{ appointment, start: 900, end: 960, lane: 0, lanes: 1 }}
      place="White H6"
      position={{ column: 0, lane: 0, lanes: 1, start: 900 }}
      places={[]}
      hours={{ start: 540, end: 1080 }}
      isMoving={false}
      handlers={{}}
    />,
  );
  for (const name of ['aria-label', 'title']) {
    expect(html).toMatch(new RegExp(`${name}="3:00\\sPM to 4:00\\sPM, Ayesha Khan, `));
  }
  expect(html).toMatch(/>3:00\sPM</);
});
