import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EmailLimiter, findMailbox } from './email-limiter.ts';

const hourMs = 60 * 60 * 1000;
const start = 5 * hourMs;

/** Creates a limiter; the returned function counts how many of a number of emails it allows. */
function createLimiter(isOn?: boolean) {
  const limiter = new EmailLimiter(isOn);
  return (count: number, recipient: (n: number) => string, sender: string, now = start) =>
    Array.from({ length: count }, (_, n) =>
      limiter.allows({ recipient: recipient(n), sender, subject: randomUUID() }, now),
    ).filter(Boolean).length;
}

const reader = () => 'reader@mail.example';

describe('one mailbox', () => {
  it('gets five emails an hour from all senders together, ignoring case', () => {
    const allowed = createLimiter();
    expect(allowed(3, reader, '192.0.2.1')).toBe(3);
    expect(allowed(3, () => 'Reader@Mail.example', '192.0.2.2')).toBe(2);
    expect(allowed(1, () => 'other@mail.example', '192.0.2.2')).toBe(1);
    expect(allowed(1, reader, '192.0.2.3', start + hourMs)).toBe(1);
  });

  it('gets no more emails through tags and dots in its address', () => {
    const allowed = createLimiter();
    expect(allowed(100, (n) => `reader+${n}@mail.example`, '192.0.2.1')).toBe(5);
    const dotted = (n: number) => `${'r.eader'.slice(0, 1 + (n % 2))}eader+${n}@gmail.com`;
    expect(allowed(50, dotted, '192.0.2.2')).toBe(5);
    expect(allowed(5, () => 'reader@googlemail.com', '192.0.2.3')).toBe(0);
  });
});

describe('one network', () => {
  it('sends 200 emails an hour to any mailboxes, without affecting other networks', () => {
    const allowed = createLimiter();
    expect(allowed(230, (n) => `reader${n}@mail.example`, '192.0.2.1')).toBe(200);
    expect(allowed(230, (n) => `visitor${n}@mail.example`, '2001:db8::1')).toBe(200);
    expect(allowed(1, () => 'last@mail.example', '2001:db8::2')).toBe(0);
    expect(allowed(1, () => 'last@mail.example', '192.0.2.2')).toBe(1);
    expect(allowed(1, () => 'last@mail.example', '192.0.2.1', start + hourMs)).toBe(1);
  });

  it('is not charged for emails that the mailbox limit refuses', () => {
    const allowed = createLimiter();
    expect(allowed(50, reader, '192.0.2.1')).toBe(5);
    expect(allowed(230, (n) => `reader${n}@mail.example`, '192.0.2.1')).toBe(195);
  });
});

const email = { recipient: reader(), sender: '192.0.2.1' };

it('counts a repeat once, so that a repeat which arrives first still gets its email', () => {
  const limiter = new EmailLimiter();
  for (let repeats = 0; repeats < 100; repeats += 1) {
    expect(limiter.allows({ ...email, subject: 'one' }, start)).toBe(true);
  }
  const others = ['two', 'three', 'four', 'five', 'six'].map((subject) =>
    limiter.allows({ ...email, subject }, start),
  );
  expect(others).toEqual([true, true, true, true, false]);
});

it('does not count an email that was given back', () => {
  const limiter = new EmailLimiter();
  const tries = Array.from({ length: 30 }, (_, n) => ({ ...email, subject: `${n}` }));
  for (const one of tries) {
    expect(limiter.allows(one, start)).toBe(true);
    limiter.giveBack(one);
  }
  expect(tries.map((one) => limiter.allows(one, start)).filter(Boolean)).toHaveLength(5);
});

it.each([
  ['reader@mail.example', 'reader@mail.example'],
  ['Reader@Mail.Example', 'reader@mail.example'],
  ['reader+news@mail.example', 'reader@mail.example'],
  ['reader+a+b@mail.example', 'reader@mail.example'],
  ['first.last@mail.example', 'first.last@mail.example'],
  ['first.last+x@gmail.com', 'firstlast@gmail.com'],
  ['F.i.r.s.t.Last@GoogleMail.com', 'firstlast@gmail.com'],
  ['+reader@mail.example', '+reader@mail.example'],
])('%s is delivered to the mailbox %s', (address, mailbox) => {
  expect(findMailbox(address)).toBe(mailbox);
});
