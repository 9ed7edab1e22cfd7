import { expect, it } from 'vitest';
import { findMailbox } from './mailbox.ts';

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
