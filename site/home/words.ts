export const pageTitle = 'HAVAL, ORA and TANK vehicles';
export const pageDescription =
  'Discover eight HAVAL, ORA and TANK models in Pakistan: SUVs, hybrids and electric cars. Book a test drive or find a dealer near you.';

export const ourModels = 'Our models';
export const heading = 'HAVAL, ORA and TANK';
export const slide = 'slide';
export const currentModel = (label: string, place: string) => `${label}, ${place}`;
export const play = 'Play';
export const pause = 'Pause';
export const previousModel = 'Previous model';
export const nextModel = 'Next model';
export const showModel = (label: string) => `Show the ${label}`;
export const instalments = 'Instalments';
export const andOnRoadPrice = (label: string) => ` and on-road price of the ${label}`;
export const bookYour = (label: string) => `Book your ${label}`;
export const onItsPage = ' on its page';
export const bookTestDrive = 'Book a Test Drive';

export const introduction =
  'Three brands, eight models. HAVAL, ORA and TANK bring SUVs, hybrids and electric cars to Pakistan’s roads, with one distributor behind them all.';
export const warrantyTitle = (years: number) => `${years}-year warranty`;
export const warrantyTerm = (years: number, kilometres: string) =>
  `${years} years or ${kilometres} km`;
export const warrantyText = (standard: string, powerTrain: string) =>
  `${standard}, whichever comes first; on the power-train ${powerTrain}.`;
export const dealersTitle = (count: number, isSample: boolean) =>
  `${count} dealers${isSample ? ' (sample)' : ''}`;
export const dealersText = (cities: number) =>
  `In ${cities} ${cities === 1 ? 'city' : 'cities'}: find the nearest, and call or visit it.`;
export const testDriveTitle = 'Test drive';
export const testDriveText = 'Choose the model, the dealership and the time online.';
export const onRoadTitle = 'On-road price';
export const onRoadText = 'Ex-factory price, freight, taxes and registration, line by line.';

export const offerings = 'The Haval Offerings';
export const compareModels = 'Compare Models';

export const philosophy = 'Our philosophy';
export const philosophyText =
  'A car earns its place every day. Three principles guide how each one is conceived and built.';
export const founded = 'The year Sazgar was founded';
export const capacity = 'Vehicles a year, factory capacity';
export const atLeast = (count: number) => `${count}+`;
export const exportCountries = 'Countries exported to';

export const playFilm = 'Play the film';
export const film =
  'A film without sound: the eight models one after the other, each with its name.';

export const closing = 'The best way to know a car is to drive it.';
export const findDealer = 'Find a Dealer';
