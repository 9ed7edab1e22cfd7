export const title = 'Price Calculator';
export const introduction =
  'What your vehicle costs in your city, ex-factory and on the road, for a filer and for a non-filer.';
export const failures = (messages: readonly string[]) => messages.join('. ');
export const selectVehicle = 'Select a vehicle';
export const selectCity = 'Select a city';
export const calculate = 'Calculate Price';

export const exShowroom = (carAndCity: string) => `${carAndCity}, ex-showroom`;
export const exShowroomToday = (carAndCity: string) =>
  `${carAndCity}, ex-showroom, at today’s list price`;
export const exFactoryToday = 'Ex-factory price, today’s list';
export const quotedPrice = 'Your quote’s price, which counts for this booking';
export const freightTo = (city: string) => `Freight to ${city}`;
export const included = (city: string) =>
  `The price includes all taxes and shipping charges. This is the ex-showroom price: the maker’s taxes and the freight to ${city} are in it. What the government charges the owner for the registration is no part of this price: advance income tax, registration and token tax are in the on-road price.`;
export const sample = 'It is a sample, loaded to show this page, and not an offer.';

export const onRoadFor = (buyer: string) => `On the road, ${buyer.toLowerCase()}`;
export const notSold = 'Not sold';
export const onRoadEstimates = 'On-road prices are estimates, not offers.';
export const onRoadSample = 'A tariff, the price, the freight or a fact of the car is a sample.';
export const onRoadOpen = (open: string) => `On the road ${open}.`;
