export const tagline = 'Traffic, at last, is on your side.';
export const heading = 'The city’s hybrid';
export const description =
  'A hybrid for streets that stop and go: 190 HP and 375 Nm for when the lights turn green.';

export const exteriorHeading = 'Light on its feet';
export const exteriorText = 'The face of the Jolion, with a different grille.';
export const designedTitle = 'Designed for less';
export const exterior = {
  designed: 'A grille of blades that rise like wings, under one strip of light.',
  confidence: 'Forked wheels, and 375 Nm for the gap in the traffic.',
  peaceMind: 'Tail lamps that point inwards, and the HEV badge below them.',
  sophistication: 'A window line that climbs behind the rear door.',
};

export const interiorHeading = 'Breathe out';
export const interiorDescription =
  'A bright cabin, few buttons, and a motor that keeps quiet. Choose Nordic White or Pure Black.';
export const interior = {
  comfortSeats: 'Cushion and backrest ribbed across, with stitched edges.',
  infotainment: 'The screen stands above two square vents, with the climate at its lower edge.',
  drivingExperience: 'The view from the driver’s seat: the wheel, and the screen beside it.',
  soundSystem: 'A disc of fine metal in the door, with the speaker behind it.',
};

export const hybridDriveText =
  'It charges its battery itself, and switches between engine and motor for you.';

export const footerText = 'Take it through the evening traffic. Then compare.';
