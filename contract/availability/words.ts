export const aboutWeeks = (weeks: number) => `About ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
export const weeksStatedOn = (day: string) => `Stated on ${day}.`;
export const weeksStatedLongAgo = (day: string, days: number) =>
  `Stated on ${day}, more than ${days} days ago: ask the dealer how long it takes now.`;

export const atDealersNow = (count: number) =>
  `At ${count} ${count === 1 ? 'dealer' : 'dealers'} now`;
/** Where the dealers said so long ago. */
export const atDealers = (count: number) => `At ${count} ${count === 1 ? 'dealer' : 'dealers'}`;
export const carsStatedOn = (day: string) => `Stated on ${day}.`;
export const carsStatedLongAgo = (day: string, days: number) =>
  `Stated on ${day}, more than ${days} days ago: ask the dealer whether it is still there.`;
