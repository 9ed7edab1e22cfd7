export const tagline = '0 to 100 km/h in 4.3 seconds.';
export const heading = 'The electric fastback';
export const description =
  'From standstill to 100 km/h in 4.3 seconds, or up to 640 km on one charge: with all-wheel or front-wheel drive, the Ora 07 comes with two characters.';

export const exteriorHeading = 'One line from nose to tail';
export const exteriorText = 'A roofline that falls in one curve, and no more lines than it needs.';
export const designedTitle = 'Designed by the wind';
export const exterior = {
  designed: 'Slanted oval lamps above a low, wide intake.',
  confidence: 'Forked wheels, driven at the front or all four, as you choose.',
  peaceMind: 'A thin line of light from side to side, under the edge of the tail.',
  sophistication: 'One arc of roof, from the windscreen to the tail.',
};

export const interiorHeading = 'First class, second row included';
export const interiorDescription =
  'Low seats, soft light and a screen in the middle. Choose Pearl or Midnight.';
export const interior = {
  comfortSeats: 'Sports seats in one piece, ribbed, with deep bolsters.',
  infotainment: 'Turned towards the driver, above a vent as thin as a line.',
  drivingExperience: 'A small wheel, flattened at its foot, beside a high console.',
  soundSystem: 'A round grille in the door, where the sweep of the dashboard ends.',
};

export const chargingText = 'Up to 640 km on a charge, so you stop less often.';
export const drivingModesText = 'From calm to eager, as you like it.';

export const footerText = 'Ask for a straight road on your test drive.';
