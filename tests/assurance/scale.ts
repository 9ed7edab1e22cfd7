/** `npm run assurance` asks for the long versions; `npm run test:whole` runs the short ones of the same code. */
const isLong = process.env.ASSURANCE === 'long';

/** How much of something this run does: rounds, requests, payloads. */
export const sized = ({ short, long }: { short: number; long: number }): number =>
  isLong ? long : short;
