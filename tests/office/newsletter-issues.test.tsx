import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  expectAccessible,
  findDialog,
  findQuestion,
  follow,
  press,
  see,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();
const path = '/newsletter-issues';
const issues = '/newsletter/admin/issues';

it('an issue that waits after a restore is resumed after a question that says who gets it twice', async () => {
  const subject = uniqueName('Waiting');
  const issue = {
    ...{ _id: '01900000-0000-7000-8000-0000000000a1', subject, text: 'Hello', status: 'paused' },
    ...{ imageUrl: null, imageAlt: null, recipients: 40, sent: 12, failed: 0, sentAt: null },
    ...{ startedAt: '2026-11-01T08:00:00.000Z', isSample: false },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  };
  const pagination = { page: 1, limit: 50, totalItems: 1, totalPages: 1 };
  const success = (json: object) => ({ status: 200, json: { success: true, ...json } });
  answer(/^GET .*\/issues\?/, success({ data: [issue], pagination }));
  const resumed: (string | undefined)[] = [];
  answer(/\/resume$/, success({ data: { ...issue, status: 'sending' } }), ({ headers }) =>
    resumed.push(headers['if-match']),
  );
  await office.open(path);
  await see('12 of 40 sent');
  await press(/^Resume/);
  const question = await findQuestion();
  await see('12 of 40 had it', question);
  await see('unsubscribed', question);
  await expectAccessible();
  await press('Go on sending', question);
  await see(`${subject} is being sent again.`);
  expect(resumed).toEqual([issue.updatedAt]);
});

it('a sent issue opens to be read only', async () => {
  const subject = uniqueName('Issue');
  await office.call('POST', '/newsletter/subscribe', { email: 'reader@mail.example' });
  const { _id } = await office.send(issues, { subject, text: 'Hello' });
  await office.call('POST', `${issues}/${_id}/send`);
  await office.open(path);
  await follow(new RegExp(`^${subject}`));
  const dialog = await findDialog();
  await see(subject, dialog);
  await waitFor(() =>
    expect(dialog.querySelector(`iframe[title="Preview of ${subject}"]`)).not.toBeNull(),
  );
  expect(within(dialog).queryByRole('button', { name: 'Save Draft' })).toBeNull();
});

it('a draft can be deleted', async () => {
  const subject = uniqueName('Issue');
  await office.send(issues, { subject, text: 'x' });
  await office.open(path);
  await press(`Delete ${subject}`);
  await see('Are you sure you want to delete this issue?', await findQuestion());
  await press('Delete', await findQuestion());
  await see(`${subject} is moved to the trash.`);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${subject}` })).toBeNull());
});

it('an address that its mail server refuses is marked, and can be subscribed again', async () => {
  const email = `${uniqueName('Refused').toLowerCase().replaceAll(' ', '.')}@mail.example`;
  const subscription = {
    ...{ _id: '01900000-0000-7000-8000-0000000000a2', email, firstName: null, lastName: null },
    ...{ source: 'popup', isSubscribed: true, refusedAt: '2026-11-02T08:00:00.000Z' },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  };
  const pagination = { page: 1, limit: 10, totalItems: 1, totalPages: 1 };
  answer(/^GET .*\/subscriptions\?/, {
    status: 200,
    json: { success: true, data: [subscription], pagination },
  });
  const sent: unknown[] = [];
  answer(
    /^PUT .*\/subscriptions\//,
    { status: 200, json: { success: true, data: { ...subscription, refusedAt: null } } },
    ({ payload }) => sent.push(payload),
  );
  await office.open('/newsletter-subscriptions');
  await see('Address refused');
  await press(`Subscribe ${email}`);
  await see(`${email} is now subscribed.`);
  expect(sent.map(String)).toEqual(['{"isSubscribed":true}']);
});
