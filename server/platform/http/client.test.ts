import { expect, it } from 'vitest';
import { clientNetwork, widerNetwork } from './client.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['no address', 'no address'],
])('groups the address %s into the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff:ffff:ffff:ffff:ffff', '2001:db8:1::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['no address', null],
])('groups the address %s into the wider network %s', (address, network) => {
  expect(widerNetwork(address)).toBe(network);
});
