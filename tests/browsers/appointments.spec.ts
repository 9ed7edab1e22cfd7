import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDealerWithTimes, closeDay, listSlots } from '#tests/e2e/bookable-dealers.ts';
import { uniquePhone } from '#tests/e2e/bookings.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { expect, test } from './test.ts';

const words = (slot: string) => formatAppointmentTime(`${slot}+05:00`);

test('an appointment is opened, moved and cancelled', async ({ visitor, request }) => {
  const dealer = await addDealerWithTimes(request, 'test-drive');
  // Today there may be a single time left.
  await closeDay(request, dealer, todayInPakistan());
  const [second = '', first = ''] = await listSlots(request, 'test-drive', dealer);
  const sent = await request.post('/api/test-drive/book', {
    data: makeTestDrive({
      selectedDealership: dealer.label,
      dealerId: dealer._id,
      slot: first,
      phone: uniquePhone(),
    }),
  });
  const { data } = await sent.json();
  await visitor.open(data.appointmentUrl);
  await visitor.read('main', words(first));
  await visitor.click('text', 'Move to another time', 'main');
  await visitor.click('radio', second.slice(11), 'main');
  await visitor.click('button', 'Move to this time', 'main');
  await visitor.read('main', 'Your appointment is moved');
  await visitor.read('main', words(second));
  expect(await listSlots(request, 'test-drive', dealer)).toContain(first);
  await visitor.click('text', 'Cancel the appointment', 'main');
  await visitor.click('button', 'Yes, cancel it', 'main');
  await visitor.read('main', 'This appointment is cancelled');
  expect(await listSlots(request, 'test-drive', dealer)).toContain(second);
});
