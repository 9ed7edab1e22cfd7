export const pageTitle = 'Request a Part';
export const pageDescription =
  'Ask for a part for your HAVAL, ORA or TANK: give us the VIN and say what you need, and we will call you about it.';
export const bannerTitle = 'PARTS';
export const introduction =
  'The VIN tells us exactly which car the part is for. Tell us what you need, and how to reach you.';

export const next = 'We will look for the part and call you.';
export const back = 'Back to After Sales';
export const send = 'Send parts request';

export const vehicle = 'Your vehicle';
export const vinHint =
  '17 letters and digits; I, O and Q are never among them. An older chassis number will do.';
export const partHint =
  'Its name or number if you know it; otherwise where it sits or what it does.';
export const plateTitle = 'Vehicle identification number';
export const typedOf = (typed: number, all: number) => `${typed} of ${all}`;

export const whereToFind = 'Where to find the VIN';
export const registrationBook = 'Registration book';
export const inRegistrationBook = 'Listed as chassis number.';
export const driversDoor = 'Driver’s door';
export const onDriversDoor = 'On most cars, a label in the door frame.';
export const windscreen = 'Windscreen';
export const onWindscreen = 'On many cars, a plate at its lower corner.';
