export const tagline = 'Engine and motor. One quiet drive.';
export const heading = 'The hybrid that never asks for a socket';
export const description =
  'A 1.5 litre engine and an electric motor work together: 240 HP, 530 Nm, and a battery that charges itself while you drive.';

export const exteriorHeading = 'Calm, with intent';
export const exteriorText = 'The shape of the H6 with its own finer grille and a hybrid badge.';
export const designedTitle = 'Designed as a hybrid';
export const exterior = {
  designed: 'A grille of fine, broken slats: the mark of the hybrid.',
  confidence: 'Wheels like turbines, and 530 Nm of torque to turn them.',
  peaceMind: 'One light from lamp to lamp, and the HEV badge below it.',
  sophistication: 'Dark glass in one sweep from the windscreen back, under slim roof rails.',
};

export const interiorHeading = 'Quiet is a material too';
export const interiorDescription =
  'A cabin that lets you hear each other. Choose Pure Black or Nordic White.';
export const interior = {
  comfortSeats: 'Seams in twin rows, and bolsters that hold you in bends.',
  infotainment:
    'A map, the music and the climate, clear of the dashboard and close to the windscreen.',
  drivingExperience: 'Switches under both thumbs, and the instruments straight ahead.',
  soundSystem: 'A speaker in each front door, behind a fine metal grille.',
};

export const hybridDriveText = 'A 1.5 L engine and an electric motor share the work automatically.';

export const footerText = 'Drive it in traffic, where a hybrid is most at home.';
