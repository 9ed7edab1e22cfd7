export const tagline = 'Electric, and pleased to see you.';
export const heading = 'The small car with the long reach';
export const description =
  'Round where others are sharp, electric from end to end: the Ora 03 goes up to 400 km on one charge.';

export const exteriorHeading = 'Round, all round';
export const exteriorText =
  'Two round lamps, soft shoulders and colours like sweets. People smile, and then ask how far it goes: up to 400 km.';
export const designedTitle = 'Designed to be liked';
export const exterior = {
  designed: 'Two round lamps with rings of light, and no frown.',
  confidence: 'Wheels like petals. The flap for the charging cable is in the front wing.',
  peaceMind: 'A bar of light under the rear window, on a tail without a corner.',
  sophistication: 'Smooth panels without creases: nothing distracts from the shape.',
};

export const interiorHeading = 'A living room that travels';
export const interiorDescription =
  'Two tones, rounded edges and a quiet dashboard. Choose Cream or Graphite.';
export const interior = {
  comfortSeats: 'Quilted in diamonds, with stitched seams.',
  infotainment: 'Screen and instruments share one sheet of dark glass, above round vents.',
  drivingExperience: 'A round wheel with two spokes, and a row of toggle switches beside it.',
  soundSystem: 'A speaker in the door, below a round vent.',
};

export const chargingText = 'Overnight at home, or on the road where there is a charger.';

export const footerText = 'Come and choose your colour in daylight. It is the best part.';
