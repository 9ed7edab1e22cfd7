import type { View } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { findWorld, type World } from './shots.ts';

/** Descriptions of a model for the alternative texts of its pictures. */
interface Looks {
  front: string;
  side: string;
  rear: string;
}

const h6Side = 'roof rails, black wheel-arch cladding and a bright line under the windows';
const h6Rear = 'a red light bar across the tail and HAVAL lettering above it';
const jolionSide = 'a belt line that climbs behind the rear door, roof rails and dark cladding';
const jolionRear = 'pointed red tail lamps joined by a black strip under HAVAL lettering';

const looks: Record<VehicleSlug, Looks> = {
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

const viewFormatters: Record<View, (looks: Looks) => string> = {
  front: ({ front }) => `from the front: ${front}`,
  frontLeftQuarter: ({ front, side }) => `from the front left: ${front}; ${side}`,
  leftSide: ({ side }) => `from the left, nose to the left: ${side}`,
  rearLeftQuarter: ({ rear, side }) => `from the rear left: ${rear}; ${side}`,
  rear: ({ rear }) => `from behind: ${rear}`,
  rearRightQuarter: ({ rear, side }) => `from the rear right: ${rear}; ${side}`,
  rightSide: ({ side }) => `from the right, nose to the right: ${side}`,
  frontRightQuarter: ({ front, side }) => `from the front right: ${front}; ${side}`,
};

/** Returns the alternative text of a view: the model, its color, and what the view shows. */
export const describeView = (slug: VehicleSlug, label: string, color: string, view: View) =>
  `${label} in ${color} ${viewFormatters[view](looks[slug])}`;

const shotFormatters: Record<string, (looks: Looks) => string> = {
  heroWide: ({ front }) => `in a dark studio, on the right of a wide view: ${front}`,
  frontWide: ({ front }) => `low from the front left: ${front}`,
  frontTall: ({ front }) => `in a tall view, low from the front left: ${front}`,
  rearWide: ({ rear }) => `low from behind: ${rear}`,
  rearTall: ({ rear }) => `in a tall view, low from behind: ${rear}`,
  profileWide: ({ side }) => `in profile: ${side}`,
  profileTall: ({ side }) => `in a tall view, in profile: ${side}`,
  heroTall: ({ front }) => `in a dark studio, from the front left: ${front}`,
  main: ({ side }) => `seen low from the front left: ${side}`,
  designed: ({ front }) => `close by, headlamp and grille: ${front}`,
  confidence: () => 'close by: front wheel, arch and the line of the shoulder running back',
  peaceMind: ({ rear }) => `close by, the tail lamp: ${rear}`,
  sophistication: () => 'close by: the roof, the glass and the door mirror in soft light',
};

const worldDescriptions: Record<World, string> = {
  studio: '',
  daylight: ' on a desert road by daylight,',
  dusk: ' on a wet street at dusk, a city behind it,',
};

/** Returns the alternative text of a hero or close-up. Throws for a shot without a description. */
export function describeShot(slug: VehicleSlug, label: string, color: string, shot: string) {
  const format = shotFormatters[shot];
  if (!format) throw new Error(`no description of ${shot}`);
  return `${label} in ${color}${worldDescriptions[findWorld(slug, shot)]} ${format(looks[slug])}`;
}
