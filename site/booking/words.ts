export const pageTitle = 'Book Your Vehicle';
export const pageDescription =
  'Book a HAVAL, ORA or TANK online: choose the model, its colour and a dealership near you, and calculate what it costs in your city.';
export const heading = 'Book Your Vehicle Today!';
export const introduction =
  'You send your details, and the dealership contacts you. You pay nothing here.';

export const summary = 'Your booking';
export const noVehicle = 'Eight models';
export const noColour = 'No colour chosen';
export const startingFrom = (price: string) => `Starting from ${price}`;
export const quotedPrice = 'Your quote’s price';
export const sampleQuotedPrice = 'Your quote’s price (sample)';
export const plusFreight = (price: string) => `${price}, plus freight`;
export const withFreight = 'With freight';
export const sampleWithFreight = 'With freight (sample)';
export const withFreightTo = (city: string) => `With freight to ${city}`;
export const sampleWithFreightTo = (city: string) => `With freight to ${city} (sample)`;

export const unknownQuote = (code: string) => `We know no quote ${code}.`;
export const quoteExpired = (moment: string) => `Your quote expired on ${moment}.`;
export const todayCounts = 'You can book all the same; today’s price list counts.';
export const quoteCovers = (
  car: string,
  exFactory: string,
  { city, onRoad }: { city: string; onRoad: string },
) =>
  `${car}: ex-factory ${exFactory}, on the road in ${city} ${onRoad}. It counts for this car only, and its freight for delivery to ${city}. Taxes follow the law of the day of registration.`;

export const vehicleSection = 'Vehicle Selection';
export const vehicleSectionText = 'The car and its colour.';
export const priceOf = (day: string) => `Price of ${day}.`;
export const quotedPriceOf = (day: string) =>
  `Your quote’s price of ${day} counts for this booking.`;
export const quotedPriceNow = (day: string, listPrice: string) =>
  `Your quote’s price of ${day} counts for this booking; today’s list price is ${listPrice}.`;
export const beforeCar =
  'Choose a car: since when it has its price, and what it costs a month, show here.';
export const coloursOfModels = 'Each model has its own colours, for example:';
/** Without JavaScript; `button` is the button that reads the form again. */
export const otherColours = (button: string) =>
  `For the colours of another vehicle, choose it and press ‘${button}’ below.`;
export const colourNotMade = (model: string) => `This colour is not made for the ${model}`;

export const personSection = 'Personal Details';
export const personSectionText = 'As they appear on your CNIC.';

export const preferenceSection = 'Preferences';
export const preferenceSectionText =
  'Which dealership you prefer, and where the car should be delivered.';
export const deliveryHint = 'The price includes the freight to it';
export const ownCity = 'Same as my city';

export const priceSection = 'Your price';
export const priceSectionText = 'The sum that your booking is made at.';
export const exFactoryQuoted = 'Ex-factory price, your quote’s';
export const chooseCar = 'Choose a car';
export const freight = 'Freight';
export const chooseCity = 'Choose the city of delivery';
export const bookingPrice = 'Price of this booking';
export const notKnown = 'Not known yet';
export const priceAndFreight = (price: string) => `${price} plus freight`;
export const otherCity =
  'Is your city of delivery not in the list? Then the dealership tells you the freight.';
export const taxesOnTop =
  'Taxes and fees of the registration are paid on top: <link>see the on-road price</link>.';
export const seenFirst =
  'If you change the car or the city, the freight to the city of delivery is added to the price. We never book at a sum that you have not seen.';

export const submit = 'Submit<desktop> Booking</desktop>';
export const submitting = 'Submitting...';

export const next = 'The dealership will contact you about your booking.';
export const back = 'See the models';
export const price = 'Price';
export const priceWithFreight = (amount: string) => `${amount}, with freight`;
export const samplePriceWithFreight = (amount: string) => `${amount} (sample), with freight`;
