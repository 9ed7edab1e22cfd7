import type { VehicleSlug } from '../vehicles.ts';
import type { OutdoorLight } from './outdoors.ts';
import type { View } from './picture.ts';

/** What the pictures of a model show, for their alternative texts. */
interface Looks {
  front: string;
  side: string;
  rear: string;
}

interface Cabin {
  dashboard: string;
  screen: string;
  wheel: string;
  seats: string;
  light: string;
}

const h6Side = 'roof rails, black wheel-arch cladding and a bright line under the windows';
const h6Rear = 'a red light bar across the tail and HAVAL lettering above it';
const jolionSide = 'a belt line that climbs behind the rear door, roof rails and dark cladding';
const jolionRear = 'pointed red tail lamps joined by a black strip under HAVAL lettering';

export const looks: Readonly<Record<VehicleSlug, Looks>> = {
  'haval-h6': {
    front: 'a wide grille of small bright studs between slim headlamps',
    side: `${h6Side}, on twin-spoke wheels`,
    rear: h6Rear,
  },
  'haval-h6-hev': {
    front: 'a grille of fine broken slats between slim headlamps',
    side: `${h6Side}, on turbine wheels`,
    rear: `${h6Rear}, with an HEV badge`,
  },
  'haval-h6-phev': {
    front: 'a nearly closed grille of upright blades between slim headlamps',
    side: `${h6Side}, on blade wheels`,
    rear: `${h6Rear}, with a PHEV badge`,
  },
  'haval-jolion': {
    front:
      'a wide mouth of upright dashes under one strip of light, with hooked lamps at its sides',
    side: `${jolionSide}, on turbine wheels`,
    rear: jolionRear,
  },
  'haval-jolion-hev': {
    front: 'a grille of blades that rise like wings, and tall daytime lights at its sides',
    side: `${jolionSide}, on forked wheels`,
    rear: `${jolionRear}, with an HEV badge`,
  },
  'ora-03': {
    front: 'round headlamps with ring lights on the wings and a slim low intake',
    side: 'a rounded roof, a bright window line and petal wheels',
    rear: 'a light bar under the rear window and ORA lettering on the round tail',
  },
  'ora-07': {
    front: 'slanted oval headlamps above a low wide intake',
    side: 'one long roof arc down to the tail and forked wheels',
    rear: 'a thin light bar under a ducktail edge and ORA lettering',
  },
  'tank-500': {
    front: 'an upright grille of broad chrome bars and square headlamps',
    side: 'an upright glasshouse framed in chrome, side steps and six-spoke wheels',
    rear: 'a spare wheel on the gate, upright tail lamps and TANK 500 lettering',
  },
};

const h6: Cabin = {
  dashboard:
    'a vent and a line of light across the whole dashboard, a slim console between the seats',
  screen: 'floats over the vent and shows a map, music and the climate',
  wheel: 'a flattened leather wheel with HAVAL on its hub',
  seats: 'perforated inserts, high side bolsters and twin rows of stitching',
  light: 'a cool line of light',
};
const jolion: Cabin = {
  dashboard: 'a tablet on top, square vents under it, soft padding below',
  screen: 'stands on the dashboard like a tablet, over a pair of square vents',
  wheel: 'a leather wheel with HAVAL on its hub under a small brow',
  seats: 'perforated inserts with ribs across and stitched seams',
  light: 'a red line of light',
};

export const cabins: Readonly<Record<VehicleSlug, Cabin>> = {
  'haval-h6': h6,
  'haval-h6-hev': { ...h6, light: 'a sea-green line of light' },
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

/** 'Haval H6 in Burgundy' */
export const carInColor = (model: string, color: string) => `${model} in ${color}`;
export const carInInterior = (model: string, interior: string) => `${model} in ${interior}`;

export const views: Readonly<Record<View, (car: string, looks: Looks) => string>> = {
  front: (car, { front }) => `${car} from the front: ${front}`,
  frontLeftQuarter: (car, { front, side }) => `${car} from the front left: ${front}; ${side}`,
  leftSide: (car, { side }) => `${car} from the left, nose to the left: ${side}`,
  rearLeftQuarter: (car, { rear, side }) => `${car} from the rear left: ${rear}; ${side}`,
  rear: (car, { rear }) => `${car} from behind: ${rear}`,
  rearRightQuarter: (car, { rear, side }) => `${car} from the rear right: ${rear}; ${side}`,
  rightSide: (car, { side }) => `${car} from the right, nose to the right: ${side}`,
  frontRightQuarter: (car, { front, side }) => `${car} from the front right: ${front}; ${side}`,
};

/** A car outside the studio. */
export const carOutdoors: Readonly<Record<OutdoorLight, (car: string) => string>> = {
  daylight: (car) => `${car} on a desert road by daylight,`,
  dusk: (car) => `${car} on a wet street at dusk, a city behind it,`,
};

export const shots: Readonly<Record<string, (car: string, looks: Looks) => string>> = {
  heroWide: (car, { front }) => `${car} in a dark studio, on the right of a wide view: ${front}`,
  heroTall: (car, { front }) => `${car} in a dark studio, from the front left: ${front}`,
  main: (car, { side }) => `${car} seen low from the front left: ${side}`,
  designed: (car, { front }) => `${car} close by, headlamp and grille: ${front}`,
  confidence: (car) =>
    `${car} close by: front wheel, arch and the line of the shoulder running back`,
  peaceMind: (car, { rear }) => `${car} close by, the tail lamp: ${rear}`,
  sophistication: (car) => `${car} close by: the roof, the glass and the door mirror in soft light`,
  frontWide: (car, { front }) => `${car} low from the front left: ${front}`,
  frontTall: (car, { front }) => `${car} in a tall view, low from the front left: ${front}`,
  rearWide: (car, { rear }) => `${car} low from behind: ${rear}`,
  rearTall: (car, { rear }) => `${car} in a tall view, low from behind: ${rear}`,
  profileWide: (car, { side }) => `${car} in profile: ${side}`,
  profileTall: (car, { side }) => `${car} in a tall view, in profile: ${side}`,
};

/** Pictures of the cabin; `car` is the model in its interior. */
export const cabinShots: Readonly<Record<string, (car: string, cabin: Cabin) => string>> = {
  interior: (car, { dashboard }) => `${car}, the cabin from between the seats: ${dashboard}`,
  comfortSeats: (car, { seats }) => `${car}, the front seats, seen from the dashboard: ${seats}`,
  infotainment: (car, { screen }) => `${car}, the lit central screen, which ${screen}`,
  drivingExperience: (car, { wheel }) =>
    `${car}, the driver's view: ${wheel}, and the instruments behind it`,
  soundSystem: (car, { light }) =>
    `${car}, a loudspeaker behind perforated metal in the door, under ${light}`,
};
