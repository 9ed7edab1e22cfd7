import type { Language } from '#contract/site/language.ts';

export const language: Language = 'en';

/** Before a price, and after it in Urdu. */
export const startingFrom = 'Starting from ';
export const from = 'from ';

/** The label above the sum of a quote. */
export const onTheRoad = 'On the road';
export const estimateOnTheRoad = 'On the road (estimate)';

/** The default line below the title. */
export const brands = 'HAVAL, ORA and TANK in Pakistan';

export const home = { title: 'HAVAL, ORA and TANK', under: 'in Pakistan' };
export const models = { title: 'Models', under: 'Eight cars of HAVAL, ORA and TANK' };
export const bookNow = { title: 'Book Your Vehicle', under: 'Choose the car and its paint' };
export const onRoadPrice = { title: 'On-road price', under: 'Every tax and fee, with its law' };
export const finance = { title: 'Finance', under: 'Conventional and Islamic instalments' };
export const compare = { title: 'Compare models', under: 'Facts, prices and running costs' };
export const testDrive = { title: 'Book a Test Drive', under: 'At a dealership of your choice' };
export const findDealer = { title: 'Find a Dealer', under: 'By city, by service or near you' };
export const afterSales = { title: 'After Sales', under: 'Service, parts and warranty' };
export const bookService = { title: 'Book a Service', under: 'At a dealership of your choice' };
export const partsRequest = { title: 'Request a Part', under: 'Say which, and for which car' };
export const warranty = { title: 'Warranty', under: 'The booklets, model by model' };
export const aboutUs = { title: 'About us', under: brands };
export const gwm = { title: 'GWM', under: brands };
export const sazgar = { title: 'Sazgar', under: brands };
export const contactUs = { title: 'Contact Us', under: brands };
export const careers = { title: 'Careers', under: 'Our openings' };
export const jobApplication = {
  title: 'Job Application',
  under: 'For an opening, or for none yet',
};
export const becomeDealer = { title: 'Register Your Dealership', under: brands };
export const news = { title: 'News', under: brands };
export const events = { title: 'Events', under: brands };
export const media = { title: 'Media', under: brands };
export const newsletter = { title: 'Newsletter', under: brands };
export const faq = { title: 'Questions', under: 'and our answers' };
export const testDriveTerms = { title: 'Test Drive Terms', under: brands };
export const verify = { title: 'Is It Genuine?', under: 'Check quotes, bookings and dealers' };
export const privacy = { title: 'Privacy', under: brands };
export const cookies = { title: 'Cookies', under: brands };
export const accessibility = { title: 'Accessibility', under: brands };
