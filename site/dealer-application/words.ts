export const pageTitle = 'Register Your Dealership';
export const pageDescription =
  'Apply to become a dealer for HAVAL, ORA and TANK in Pakistan: tell us about yourself, your business and your site.';
export const introduction =
  'Bring HAVAL, ORA and TANK to your city. Tell us about yourself, your business and your site.';
export const whatYouNeed = 'What you will need';
export const cnic = 'CNIC';
export const ntnNumber = 'NTN number, if you have one';
export const sizeOfSite = 'Size and dimensions of the site';

export const next = 'We will review your application and contact you.';
export const applicantText = 'Your name and how to reach you.';
export const dealershipTitle = 'Dealership Information';
export const dealershipText = 'The kind of dealership, and the business behind it.';
export const locationTitle = 'Location Details';
export const locationText = 'Where the dealership will be, and how large the site is.';
export const send = 'Submit application';

export const selectDealershipType = 'Select a preferred dealership';
export const selectFacilityStatus = 'Select a facility status';
export const businessHint = 'What you do today';
export const ownershipHint = 'For example sole proprietor or partnership';

export const locationHint = 'The area and the road';
export const proposedLocationHint = 'The site itself: plot number, landmark or a link to a map';
export const sizeHint = 'For example 2 kanal';
export const dimensionsHint = 'Front and depth, for example 100 ft × 90 ft';
