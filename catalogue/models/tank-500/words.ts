export const tagline = 'The road ends. You don’t have to.';
export const heading = 'Luxury with mud on its boots';
export const description =
  'A large luxury SUV with a hybrid drive, 246 HP and 648 Nm: at home on the boulevard, and not afraid of where it ends.';

export const exteriorHeading = 'Upright';
export const exteriorText =
  'A high bonnet, a square shoulder, nothing rounded off: the Tank 500 looks like what it is.';
export const designedTitle = 'Designed to stand its ground';
export const exterior = {
  designed: 'A tall grille with broad bars, between square lamps.',
  confidence: '648 Nm of torque, on six-spoke wheels in wide arches.',
  peaceMind: 'The spare wheel hangs on the gate, beside upright lamps.',
  sophistication: 'Windows framed in bright trim, below a level roof with rails.',
};

export const interiorHeading = 'A lodge on wheels';
export const interiorDescription =
  'A broad dashboard, deep seats, warm colours. Choose Saddle Brown or Pure Black.';
export const interior = {
  comfortSeats: 'Broad seats with a quilt of diamonds.',
  infotainment: 'It stands over a band of wood grain, with a round clock beneath it.',
  drivingExperience: 'A large wheel, with the instruments above its hub.',
  soundSystem: 'In the door, behind metal, next to a band of wood grain.',
};

export const drivingModesText = 'A mode for the road you are on.';

export const footerText = 'Climb in. The view alone is worth the visit.';
