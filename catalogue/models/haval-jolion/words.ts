export const tagline = 'The city is yours. So is the way out of it.';
export const heading = 'As much SUV as a city needs';
export const description =
  'Small enough for the lane, tall enough for the view: the Haval Jolion makes the daily drive the good part of the day.';

export const exteriorHeading = 'Awake';
export const exteriorText = 'Lamps that reach far down, 18-inch wheels and a short tail.';
export const designedTitle = 'Designed for attention';
export const exterior = {
  designed: 'One strip of light above the grille, hooked lamps at its sides.',
  confidence: '18-inch wheels, and a stance that shows them.',
  peaceMind: 'Pointed tail lamps, joined by a black strip under the HAVAL letters.',
  sophistication: 'A roof that floats over dark glass.',
};

export const interiorHeading = 'More room than you expect';
export const interiorDescription =
  'A 12.3-inch screen in front, 337 litres of storage behind. Choose Pure Black or Nordic White.';
export const interior = {
  comfortSeats: 'Ribs across the seat, and a seam around every edge.',
  infotainment: 'It stands on the dashboard like a tablet, in reach of both front seats.',
  drivingExperience: 'A small brow shades the instruments behind the wheel.',
  soundSystem: 'Set low in the door, behind perforated metal.',
};

export const infotainmentTitle = '12.3-inch infotainment';
export const infotainmentText = 'Wide, clear, and within reach of both front seats.';
export const wheelsTitle = '18-inch wheels';
export const wheelsText = 'Comfort over broken roads, grip on good ones.';

export const footerText = 'Bring the pushchair, the shopping or the band. See what fits.';
