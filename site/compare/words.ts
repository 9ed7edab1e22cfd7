export const pageTitle = 'Compare Models';
export const pageDescription =
  'Compare HAVAL, ORA and TANK side by side: facts, ex-factory and on-road prices, warranty, and what petrol or electricity costs a month.';

export const heading = 'Compare';
export const introduction =
  'Two to four cars side by side. The address of this page can be shared.';
export const beforeFirstCar = 'Compare';
export const beforeNextCar = 'with';
export const car = (place: number) => `Car ${place}`;
export const addCar = (place: number) => `Add car ${place}`;
export const none = 'None';
export const chooseCar = 'Choose a car';
export const remove = (label: string) => `Remove the ${label}`;
export const showBeside = (label: string) => `Show beside the ${label}`;
export const onlyDifferences = 'Only differences';
export const onRoadCity = 'On the road in';
export const compare = 'Compare';

export const caption = 'The compared cars side by side';
export const prices = 'Price and running cost, in PKR';
export const exFactoryPrice = 'Ex-factory price';
export const pricedOn = (day: string) => `of ${day}`;
export const onTheRoad = (city: string | undefined, buyer: string) =>
  `On the road${city ? ` in ${city}` : ''}, ${buyer.toLowerCase()}`;
export const notSoldToNonFilers = 'Not sold to non-filers';
export const delivery = 'Delivery';
export const runningCost = 'Petrol and electricity a month';
export const atOwnPrices = 'at your own prices';
export const atPricesOf = (day: string, isSample: boolean) =>
  `at prices of ${day}${isSample ? ' (sample)' : ''}`;
export const differs = 'differs';
export const notStated = 'Not stated';

export const engine = 'Engine';
export const engineSize = (cc: string) => `${cc} cc`;
export const consumption = 'Consumption';
export const kilometresPerLitre = (kilometres: string) => `${kilometres} km/l`;
export const battery = 'Battery';
export const batterySize = (kilowattHours: number) => `${kilowattHours} kWh`;
export const sample = (value: string) => `${value} (sample)`;

export const more = 'More';
export const nextSteps = 'Next steps';
export const testDrive = 'Test drive';
export const modelPage = 'Model page';
export const onRoadPrice = 'On-Road Price';
export const finance = 'Finance';
export const book = 'Book';
export const stepOf = (step: string, label: string) => `${step} of the ${label}`;

export const howToRead =
  'Bold: the cars differ. Not stated: the car does not have it, or its figure is not confirmed yet.';
export const aboutNote =
  '“About”: facts of the car are still to be confirmed; its on-road price names them.';
export const fromNote =
  '“From”: some charges are not confirmed yet; the on-road price of the car names them.';
export const tariffs = (names: string) => `On-road prices follow these tariffs: ${names}.`;
export const estimate =
  'Estimate, not an offer. Equipment and figures may differ by trim; your dealer confirms them before you book.';
export const sampleNote =
  'Sample figures: a price, the freight, a tariff or a fact of a car was loaded to show this page.';

export const driving = 'Your driving';
export const costShowsLater =
  'What a car costs in petrol and electricity shows once its consumption is known.';
export const enterOwn = 'Enter your own distance and prices.';
export const noEnergyPrices =
  'Today’s prices of petrol and electricity are not published here yet: enter your own.';
export const energyPrices = 'Prices of energy since {day}: {source}';
export const distance = 'Kilometres a month';
export const petrolPrice = 'Petrol, PKR a litre';
export const electricityPrice = 'Electricity, PKR a kWh';
export const calculate = 'Calculate';

/** The names of the fields in messages. */
export const theDistance = 'The distance';
export const thePetrolPrice = 'The price of petrol';
export const theElectricityPrice = 'The price of electricity';
export const noNumber = 'Please enter a number';
