export const aboutUs = 'About us';
export const aboutUsDescription =
  'Discover the brand: GWM, the name behind HAVAL, ORA and TANK, and Sazgar, which builds, sells and looks after the cars in Pakistan.';
export const discover = '<first>Discover</first> <second>the brand</second>';
export const aboutUsIntroduction =
  'A maker of cars, and the company in Pakistan that builds, sells and looks after them.';
export const seeModels = 'See all models';
export const findDealer = 'Find a Dealer';
export const aboutBrand = 'About the brand';
export const aboutBrandText =
  'HAVAL, ORA and TANK: three characters, and three principles that they share.';
export const sazgarCapitals = 'SAZGAR';
export const aboutDistributor = 'About the distributor';
export const aboutDistributorText =
  'From its founding in 1991 to a factory for 24,000 vehicles a year.';

export const gwm = 'GWM';
export const gwmDescription =
  'GWM is the name behind HAVAL, ORA and TANK. The three brands and the values that they share.';
export const gwmIntroduction = 'The name behind HAVAL, ORA and TANK.';
export const threeCharacters = 'One company, three characters';
export const threeBrands =
  'A family, a city driver and an explorer need different cars. So there are three brands: HAVAL for SUVs, ORA for electric cars, TANK for the luxury SUV.';
export const eightModels =
  'In Pakistan they come as eight models: SUVs, hybrids, a plug-in hybrid and two electric cars.';
export const haval =
  'Five SUVs: the H6 and the Jolion, each also as a hybrid, and the H6 as a plug-in hybrid too.';
export const ora = 'Electric cars only.';
export const tank = 'The luxury SUV.';
export const brandValues = 'Brand values';
export const readOn = 'Read on';
export const aboutSazgar = 'About Sazgar';

export const sazgar = 'Sazgar';
export const sazgarDescription =
  'Sazgar, founded in 1991, distributes HAVAL, ORA and TANK in Pakistan: its history from three-wheelers to cars, and what it builds and exports.';
export const sazgarBanner = 'Three wheels first, then four. <second>The care is the same.</second>';
export const sazgarIntroduction =
  'Sazgar is the local manufacturer and distributor of HAVAL, ORA and TANK: it builds cars in Pakistan, for roads it knows, and looks after them once they are sold.';
export const history = 'History';
export const founded = 'Founded';
export const foundedText = 'The company that builds our cars in Pakistan today is founded.';
export const threeWheelers = 'Three-wheelers';
export const threeWheelersText =
  'It starts to build three-wheelers: light, simple, hard-working, and easy to repair anywhere.';
export const brand = 'The brand';
export const brandText =
  'The brand comes to Pakistan. What the company learnt on three wheels, it now applies to four.';
export const oneFactory = 'One factory, more than 25 countries';
export const vehiclesPerYear = 'vehicles a year: the capacity of the factory.';
export const overCount = (count: number) => `${count}+`;
export const exportCountries = 'countries: the company exports to over 25.';
export const afterSales = 'After Sales';
export const aboutGwm = 'About GWM';
