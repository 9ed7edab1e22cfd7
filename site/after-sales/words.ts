export const pageTitle = 'After Sales';
export const pageDescription =
  'Service booking, warranty and parts for HAVAL, ORA and TANK in Pakistan, and the periodic maintenance schedule from 5,000 to 60,000 km.';
export const bannerTitle = '<brand>SAZGAR</brand> Aftersales';
export const introduction = 'Service, warranty and parts for your HAVAL, ORA or TANK.';
export const bookService = 'Book a Service';
export const faq = 'FAQ';

export const serviceBooking = 'Service booking';
export const serviceBookingText =
  'Choose the service and a day that suits you. We will call you to confirm the appointment.';
export const warrantyText =
  '6 years or 150,000 km as standard, and longer for the power-train. Download the terms of each model line.';
export const readWarranty = 'Read the warranty';
export const parts = 'Parts';
export const partsText =
  'Give us the VIN and say what you need: the number tells us exactly which car the part is for.';
export const requestPart = 'Request a Part';

export const maintenanceTitle = 'Periodic maintenance schedule';
export const maintenanceText =
  'A service is due every 5,000 to 10,000 km. The tables show what is done at each one.';
export const replace = 'Replace';
export const inspect = 'Inspect';
export const inspectAndAdd = 'Inspect, and add where needed';
/** What a cell says, by the action of the schedule. */
export const actions = { Replace: 'Replace', Inspect: 'Inspect', 'Inspect/Add': 'Inspect/Add' };
export const listModels = (labels: readonly string[]) => labels.join(', ');
export const downloadSchedule = 'Download Full Document PDF';
export const tableCaption = (schedule: string) =>
  `Periodic maintenance schedule, ${schedule}: what is done at each service, by odometer in km`;
export const serviceItem = 'Service item';
export const thousandKilometers = '× 1,000 km';
export const odometer = '{km} <unit>km</unit>';

export const warranty = 'Warranty';
export const warrantyDescription =
  'The warranty of HAVAL, ORA and TANK in Pakistan: 6 years or 150,000 km as standard, 10 years on the power-train, 8 on hybrid batteries.';
export const warrantyIntroduction = 'How long your car is covered, in years and in kilometres.';
export const covered = 'What is covered';
export const limits = '{years} <or>or</or> {kilometers}';
export const years = (count: number) => `${count} years`;
export const kilometers = (km: string) => `${km} km`;
export const whicheverFirst = 'whichever comes first';
export const downloadTerms = 'Download the terms';
export const onePerLine = 'One PDF for each model line.';
export const termsOfLine = (size: string) => `warranty details, PDF, ${size}`;
export const downloading = (line: string) =>
  `The ${line} warranty details are a PDF; it is being downloaded.`;
export const readOn = 'Read on';
export const maintenanceSchedule = 'Maintenance schedule';
export const askAboutClaim = 'Ask us about a claim';
