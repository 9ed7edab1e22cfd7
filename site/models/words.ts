import type { View } from '#catalogue/pictures/picture.ts';
import type { Power } from '#catalogue/vehicles.ts';

export const modelsTitle = 'Discover the fleet';
export const modelsDescription =
  'Eight HAVAL, ORA and TANK models in Pakistan, from petrol SUVs and hybrids to electric cars, with ex-factory prices.';
export const modelsIntroduction =
  'Eight models, three brands: petrol, hybrid, plug-in hybrid and electric.';
export const compareModels = 'Compare Models';
export const shownOf = (shown: number, all: number) => `${shown} of ${all} models`;
export const noModels = 'No model matches both filters.';
export const showAll = 'Show all models';

export const powerFilter = 'Power';
export const petrol = 'Petrol';
export const hybrid = 'Hybrid';
export const plugIn = 'Plug-in<wide> hybrid</wide>';
export const electric = 'Electric';

export const priceFilter = 'Price';
/** Phones show the scale here, and no text of `wide`. */
export const priceUnit = '<in> in </in><narrow>million </narrow>PKR';
export const upTo9Million = 'Up to 9<wide> million</wide>';
export const from9To12Million = '9 to 12<wide> million</wide>';
export const from12Million = 'From 12<wide> million</wide>';
export const anyChoice = 'All';

export const onTheRoad = 'On the road';
export const inCity = '<heading>On the road </heading>in';
export const forBuyer = 'for a';
export const upTo = 'up to';
export const anyPrice = 'any price';
export const budget = (millions: number) => `PKR ${millions} million`;
export const showModels = 'Show the models';

export const aboutModel = (label: string) => `About the ${label}`;
export const tapForOverlay = 'Tap to keep overlay visible';
export const onTheRoadFor = (city: string, buyer: string) =>
  `On the road in ${city}, ${buyer.toLowerCase()}`;
export const notSoldToNonFilers = 'Not sold to non-filers';
export const exploreModel = (label: string) => `Explore the ${label}`;
export const explore = 'Explore';

export const inStudioLight = (label: string) => `${label} in studio light`;
export const models = 'Models';
export const book = 'Book';
export const testDrive = 'Test Drive';

const powers: Readonly<Record<Power, string>> = {
  Petrol: 'petrol',
  Hybrid: 'hybrid',
  'Plug-in hybrid': 'plug-in hybrid',
  Electric: 'electric',
};
/** The category, with what drives the car where the category does not say it: 'SUV, petrol'. */
export const kindOf = (category: string, power: Power) =>
  /hybrid|\bEV\b/i.test(category) ? category : `${category}, ${powers[power]}`;

export const sectionsOf = (label: string) => `Sections of the ${label} page`;
export const design = 'Design';
export const colors = 'Colours';
export const interior = 'Interior';
export const specifications = 'Specifications';
export const features = 'Features';

export const overview = '{heading}. {description}';
export const enlarge = (title: string) => `Enlarge: ${title}`;
export const illustrative = (label: string) => `${label}. Pictures are illustrative.`;

export const figuresAndColors = 'Figures and colours';
export const color = 'Colour';
export const turnCar = 'Turn the car';
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const views: Readonly<Record<View, string>> = {
  front: 'front',
  frontLeftQuarter: 'front left',
  leftSide: 'left side',
  rearLeftQuarter: 'rear left',
  rear: 'rear',
  rearRightQuarter: 'rear right',
  rightSide: 'right side',
  frontRightQuarter: 'front right',
};
export const viewOf = (label: string, paint: string, view: View) =>
  `${label} in ${paint}, ${views[view]}`;

export const playCabinFilm = (label: string) => `Play the film of the ${label}’s cabin`;
export const cabinFilm =
  'A film without sound: dashboard, screen, steering wheel, seats and a speaker.';
export const materials = (names: readonly string[]) => names.join(', ');
export const seatsInterior = 'Interior of the seats in this picture';
export const seatsIn = (interiorName: string) => `Seats in ${interiorName}`;
export const downloadBrochure = 'Download brochure';

export const specificationsOf = (label: string) => `Specifications of the ${label}`;
export const specificationsNote =
  'Equipment and figures may differ by trim. Your dealer confirms them before you book.';

export const onRoadPrice = 'On-Road Price';
export const registeredIn = (label: string, place: string) => `${label}, registered in ${place}`;
export const exFactoryPrice = 'Ex-factory price';
export const pricedOn = (day: string) => `price of ${day}`;
export const estimate = 'Estimate, not an offer; the charges are a filer’s.';
export const sampleNote = 'The price, a tariff or a fact of the car is a sample.';
export const everyLine = 'Every line, your city';
export const compare = 'Compare';
export const inInstalments = 'In instalments';

export const tech = 'Tech';
export const comfort = 'Comfort';
export const safety = 'Safety';
export const learnMore = (feature: string) => `Learn more about ${feature}`;

export const moreFrom = (brands: readonly string[]) =>
  `More from ${new Intl.ListFormat('en-GB').format(brands)}`;
