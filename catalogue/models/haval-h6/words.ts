export const tagline = 'Made for wherever Pakistan takes you.';
export const heading = 'The family SUV';
export const description =
  'Room for the family, presence on the road and a calm cabin: the Haval H6 comes with a 1.5 or a 2.0 litre engine.';

export const exteriorHeading = 'Shaped by light';
export const exteriorText =
  'One line runs from the lamps to the tail. It catches the sun in the morning and the street lamps at night, and needs no ornament.';
export const designedTitle = 'Designed to be recognised';
export const exterior = {
  designed: 'A wide grille of small bright studs between slim headlamps.',
  confidence: '19-inch wheels, under a shoulder line that runs the length of the car.',
  peaceMind: 'A band of light across the tail, easy to see from behind.',
  sophistication: 'Roof and glass meet in one clean line.',
};

export const interiorHeading = 'A room of your own';
export const interiorDescription =
  'A 14.6-inch screen, 50 W wireless charging and materials you will like to touch. Choose Nordic White, Pure Black or Tan Brown.';
export const interior = {
  comfortSeats: 'High side bolsters, and seams in twin rows.',
  infotainment: 'Map, music and climate side by side, on a screen that floats above the dashboard.',
  drivingExperience: 'The wheel is flattened at its foot; the instruments stand right behind it.',
  soundSystem: 'One of the speakers: in the door, behind perforated metal.',
};

export const engineSizes = '1.5 or 2.0';
export const engineLabel = 'Litre engine, your choice';
export const infotainmentTitle = '14.6-inch infotainment';
export const infotainmentText = 'Maps, music and settings on one large screen.';
export const wirelessChargingTitle = '50 W wireless charging';
export const wirelessChargingText = 'Lay the phone down, and it charges.';
export const wheelsTitle = '19-inch wheels';
export const wheelsText = 'What their size means for grip, comfort and looks.';

export const footerText = 'Sit in it for ten minutes. It says more than any page can.';
