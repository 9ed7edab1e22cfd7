import type { Vehicle, VehicleSlug } from '#catalogue/vehicles.ts';

/** Descriptions of a cabin for the alternative texts of its pictures. */
interface Cabin {
  dashboard: string;
  screen: string;
  wheel: string;
  seats: string;
  light: string;
}

const h6: Cabin = {
  dashboard:
    'a vent and a line of light across the whole dashboard, a slim console between the seats',
  screen: 'floats over the vent and shows a map, music and the climate',
  wheel: 'a flattened leather wheel with HAVAL on its hub',
  seats: 'perforated inserts, high side bolsters and twin rows of stitching',
  light: 'a cool line of light',
};
const hybridH6: Cabin = { ...h6, light: 'a sea-green line of light' };
const jolion: Cabin = {
  dashboard: 'a tablet on top, square vents under it, soft padding below',
  screen: 'stands on the dashboard like a tablet, over a pair of square vents',
  wheel: 'a leather wheel with HAVAL on its hub under a small brow',
  seats: 'perforated inserts with ribs across and stitched seams',
  light: 'a red line of light',
};

const cabins: Record<VehicleSlug, Cabin> = {
  'haval-h6': h6,
  'haval-h6-hev': hybridH6,
  'haval-h6-phev': { ...h6, light: 'an amber line of light' },
  'haval-jolion': jolion,
  'haval-jolion-hev': { ...jolion, light: 'a pale blue line of light' },
  'ora-03': {
    dashboard: 'two colours, four round vents with bright rings and a row of toggle switches',
    screen: 'shares one sheet of dark glass with the instruments, over round vents',
    wheel: 'a round two-spoke wheel with ORA on its hub',
    seats: 'quilted in diamonds, with stitched seams',
    light: 'a warm line of light',
  },
  'ora-07': {
    dashboard: 'a low dashboard that sweeps round to the doors, a high console',
    screen: 'is turned towards the driver over a thin vent',
    wheel: 'a small flattened wheel with ORA on its hub',
    seats: 'sports seats in one piece, ribbed, with deep bolsters',
    light: 'a violet line of light',
  },
  'tank-500': {
    dashboard:
      'upright, with a band of veneer, round vents, a clock and a wide console with a lever',
    screen: 'stands over the veneer, a round clock beneath it',
    wheel: 'a large leather wheel with TANK on its hub',
    seats: 'broad and quilted in diamonds, with stitched seams',
    light: 'an amber line of light',
  },
};

type Model = Pick<Vehicle, 'label'> & { slug: VehicleSlug };

const formatters: Record<string, (cabin: Cabin) => string> = {
  interior: ({ dashboard }) => `the cabin from between the seats: ${dashboard}`,
  comfortSeats: ({ seats }) => `the front seats, seen from the dashboard: ${seats}`,
  infotainment: ({ screen }) => `the lit central screen, which ${screen}`,
  drivingExperience: ({ wheel }) => `the driver's view: ${wheel}, and the instruments behind it`,
  soundSystem: ({ light }) => `a loudspeaker behind perforated metal in the door, under ${light}`,
};

/** Returns the alternative text of a cabin's picture. Throws for a shot without a description. */
export function describeCabin({ slug, label }: Model, interior: string, shot: string): string {
  const format = formatters[shot];
  if (!format) throw new Error(`no description of ${shot}`);
  return `${label} in ${interior}, ${format(cabins[slug])}`;
}
