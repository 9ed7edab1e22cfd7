/**
 * The specs of `npm test`, each at one size of the window. Everything else runs in `npm run test:whole`: all other
 * specs, and these at the other size. A new spec belongs there unless it is named here.
 */
export const coreSpecs = {
  phone: [
    'application-journey',
    'buyer-taps',
    'consent',
    'dealer-finder',
    'dealer-morning',
    'forms',
    'journey',
    'menus',
    'models',
    'news',
    'newsletter-popup-form',
    'pages',
    'prices',
    'quote',
    'site',
  ],
  desktop: [
    'booking-office',
    'head-office-day',
    'office-sign-in',
    'publishing',
    'record-form',
    'required-second-factor',
    'screens',
    'text-over-pictures',
  ],
};
