export const tagline = 'Electric all week. Anywhere at the weekend.';
export const heading = 'Up to 100 km electric, up to 1000 km in all';
export const description =
  'Charge it at home and drive the week without petrol; when the road is long, the engine joins in. 360 HP and 760 Nm are there whenever you ask.';

export const exteriorHeading = 'A socket, and no compromise';
export const exteriorText =
  'A charging flap and an upright grille tell it apart. The rest is the calm shape of the H6.';
export const designedTitle = 'Designed to be charged';
export const exterior = {
  designed: 'A nearly closed grille of upright blades. DC charging up to 3.3 kW.',
  confidence: 'Blade wheels, and the charging flap in the wing behind them.',
  peaceMind: 'A PHEV badge at the tail: up to 100 km electric, up to 1000 km in all.',
  sophistication: 'From the mirror back, the calm outline of the H6.',
};

export const interiorHeading = 'Silence, upholstered';
export const interiorDescription =
  'In Full EV mode the loudest thing is the conversation. Choose Tan Brown or Pure Black.';
export const interior = {
  comfortSeats: 'Twin seams trace the shape of the seat, in Tan Brown or in Pure Black.',
  infotainment: 'The map on the left, music and weather on the right, the climate below.',
  drivingExperience: 'From behind the wheel: instruments ahead, the screen one glance to the left.',
  soundSystem: 'A round speaker in the door, framed by a bright ring.',
};

export const driveModes = '3 modes';
export const driveModesLabel = 'Full EV, EV Priority, Intelligent Hybrid';
export const driveModesTitle = 'Three drive modes';
export const driveModesText =
  'Full EV, EV Priority and Intelligent Hybrid: electric only, electric first, or both as needed.';
export const chargingText = 'At home overnight. DC charging up to 3.3 kW.';

export const footerText =
  'Tell us how far you drive each day. We will tell you how often you would fill up.';
