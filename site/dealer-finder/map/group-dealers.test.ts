import { expect, it } from 'vitest';
import { makeDealer } from '#tests/factories.ts';
import { groupDealers } from './group-dealers.ts';

const karachi = { lat: 24.861, lng: 67.001 };
const dealers = [
  makeDealer({ _id: 'a', ...karachi }),
  makeDealer({ _id: 'b', lat: karachi.lat + 0.012, lng: karachi.lng + 0.012 }),
  makeDealer({ _id: 'lahore' }),
  makeDealer({ _id: 'same', ...karachi }),
];
const keysAt = (zoom: number) =>
  groupDealers(dealers)(zoom)
    .map(({ key }) => key)
    .sort();

it('dealers whose markers would overlap are one group, which a closer look takes apart', () => {
  expect(keysAt(6)).toEqual(['a,b,same', 'lahore']);
  expect(keysAt(14)).toEqual(['a,same', 'b', 'lahore']);
});

it('no dealer is lost at any zoom, and a group says when it opens', () => {
  for (let zoom = 4; zoom <= 18; zoom += 1) {
    const groups = groupDealers(dealers)(zoom);
    expect(groups.flatMap((group) => group.dealers.map(({ _id }) => _id)).sort()).toEqual(
      dealers.map(({ _id }) => _id).sort(),
    );
    for (const { dealers: members, opensAt } of groups) {
      if (members.length > 1) expect(opensAt).toBeGreaterThan(zoom);
    }
  }
});

it('at the closest even dealers in one place stand by themselves', () => {
  expect(keysAt(18)).toEqual(['a', 'b', 'lahore', 'same']);
});

it('no dealers make no groups', () => {
  expect(groupDealers([])(6)).toEqual([]);
});
