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
const listKeys = (zoom: number) =>
  groupDealers(dealers)(zoom)
    .map(({ key }) => key)
    .sort();

it('groups dealers whose markers would overlap, and splits the group at a higher zoom', () => {
  expect(listKeys(6)).toEqual(['a,b,same', 'lahore']);
  expect(listKeys(14)).toEqual(['a,same', 'b', 'lahore']);
});

it('includes each dealer once at any zoom, and each group has a higher zoom at which it splits', () => {
  for (let zoom = 4; zoom <= 18; zoom += 1) {
    const groups = groupDealers(dealers)(zoom);
    expect(groups.flatMap((group) => group.dealers.map(({ _id }) => _id)).sort()).toEqual(
      dealers.map(({ _id }) => _id).sort(),
    );
    for (const { dealers: members, expansionZoom } of groups) {
      if (members.length > 1) expect(expansionZoom).toBeGreaterThan(zoom);
    }
  }
});

it('shows even dealers at the same place separately at the highest zoom', () => {
  expect(listKeys(18)).toEqual(['a', 'b', 'lahore', 'same']);
});

it('returns no groups without dealers', () => {
  expect(groupDealers([])(6)).toEqual([]);
});
