export const categories = {
  Aftersales: 'Aftersales',
  Sales: 'Sales',
  'Customer Care': 'Customer Care',
  SUVs: 'SUVs',
  EVs: 'EVs',
  Warranty: 'Warranty',
  Other: 'Other',
};

export const howOften = 'How often does my car need a service?';
export const serviceInterval = 'Every 5,000 to 10,000 km.';
export const whatIsServiced =
  'The periodic maintenance schedule says what is replaced and what is inspected at each service, from 5,000 to 60,000 km.';
export const seeSchedule = 'See the maintenance schedule';

export const howToBook = 'What do I need to book a service?';
export const neededToBook =
  'Your vehicle, your city, the service you need and a day that suits you. The VIN and the odometer reading help the workshop to prepare, but are optional.';
export const confirmedByCall = 'We call you to confirm the appointment.';

export const whatItCosts = 'What does a vehicle cost in my city?';
export const priceWithFreight =
  'Each model’s page shows its ex-factory price. The price calculator adds freight to your city and shows the total.';
export const openCalculator = 'Open the price calculator';

export const howToReachUs = 'How do I reach a person?';
export const sendQuestion =
  'Send us your question and your phone number, and name the vehicle if it is about one. We will get back to you by phone or email.';
export const contactUs = 'Contact us';

export const whichSuvs = 'Which SUVs are there?';
export const suvs =
  'Six of our eight models are SUVs. The Haval H6 and the Haval Jolion also come as hybrids, the H6 HEV and the Jolion HEV. The H6 PHEV is a plug-in hybrid with an electric range of up to 100 km. The Tank 500 is the luxury SUV.';
export const seeModels = 'See all models';

export const howFar = 'How far do the electric cars go on one charge?';
export const ranges =
  'The Ora 03 has a range of 400 km. The Ora 07 has 640 km with front-wheel drive and 550 km with all-wheel drive.';
export const rangeVaries =
  'Speed, load, weather and air conditioning affect the range on any given day.';
export const howChargingWorks = 'How charging works';

export const howLongWarranty = 'How long is the warranty?';
export const warrantyTerm = (part: string, limits: string) => `${part}: ${limits}.`;
export const readWarranty = 'Read the warranty';

export const howToBecomeDealer = 'How do I become a dealer?';
export const applyOnline =
  'Apply online. You need your CNIC and the dimensions of your site, and your NTN number if you have one. You can offer sales, service, parts, or all of them.';
export const applyForDealership = 'Apply for a dealership';
