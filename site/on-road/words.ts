export const pageTitle = 'On-Road Price';
export const pageDescription =
  'What a HAVAL, ORA or TANK costs on the road in your province: every tax and fee with its law, for filers and non-filers.';
export const introduction =
  'Everything you pay until the car stands at your door with its number plates.';

export const vehicle = 'Your vehicle';
export const city = 'Your city';
export const moreFields = 'Filer or not, province and day';
export const activeTaxpayer = 'On the Active Taxpayers List';
export const province = 'Registered in';
export const cityProvince = 'The city’s province';
export const day = 'Registered on';
export const dayHint = 'Today if left empty';
export const showPrice = 'Show the price';

export const unknownCar = 'This car is not in the price list';
export const unknownCity = 'This city is not in the price list';
export const unknownProvince = 'There is no such province';

export const forExample = 'For example:';
export const carIn = (car: string, place: string) => `${car} in ${place}`;
export const registeredIn = (place: string, date: string) => `Registered in ${place} on ${date}`;
export const thisProvince = 'this province';
export const bothTaxpayers = 'Filer and non-filer';
export const barred =
  'A non-filer may not book, buy or register this car: Income Tax Ordinance 2001, s. 114C.';
export const equalSums = 'Every charge of this car is the same for both.';
export const openCharges = (count: number) => `${count} charges that are not confirmed yet`;
/** What a sum leaves out, and which facts are open; either may be ''. */
export const without = (charges: string, facts: string) =>
  [charges && `without ${charges}`, facts].filter(Boolean).join('; ');
export const estimate = 'Estimate, not an offer.';
export const sampleFigures =
  'Sample figures until the distributor confirms them; their sources are below.';

export const lineByLine = 'Line by line';
export const tableCaption = (title: string) => `On-road price of the ${title}, in rupees`;
export const currency = 'PKR';
export const exFactoryPrice = 'Ex-factory price';
export const priceOf = (date: string) => `price of ${date}`;
export const notConfirmed = 'not confirmed';
export const toAmount = (amount: string) => `to ${amount}`;
export const onTheRoad = 'On the road';
export const notSold = 'not sold';
export const openLines = (count: number) =>
  `${count === 1 ? '1 charge is' : `${count} charges are`} not confirmed yet and not in the sum`;
export const dealerConfirms = 'Your dealer confirms every figure before you pay.';

export const saving = 'A filer saves';
export const savingNote =
  'against a non-filer, with the lines that have a figure. What counts is the Active Taxpayers List on the day of purchase.';
export const adjustable = 'Comes back at the tax return';
export const adjustableNote =
  'Advance income tax and the income tax with the token are set off against a filer’s income tax of the year.';
export const yearly = 'Every year again';
export const yearlyNote =
  'is what a filer pays with the yearly token, as far as the figures are known.';

export const deal = 'When, and what do I owe';
export const delivery = 'Delivery';
export const inSomeColor = 'In at least one colour.';
export const bookingAmount = 'Booking amount';
export const payee = 'Paid to';
export const checkAccounts = 'Check our accounts before you pay';
export const rest = 'The rest';
export const papers = 'Papers to bring';
export const askDealer = '<label>Ask the dealer:</label> {open}.';
export const openDelivery = 'delivery time';
export const openBookingAmount = 'booking amount';
export const openPayee = 'whom you pay';
export const openRest = 'when the rest is due';
export const openPapers = 'papers to bring';
export const nameAndPhone = '{name}, {phone}';
export const otherDealers = 'Other dealers';
export const dealersWithPhones = 'Dealers with phone numbers';

export const payInInstalments = 'Pay in instalments';
export const compare = 'Compare';
export const testDrive = 'Test drive';
export const bookThisCar = 'Book this car';

export const keepTitle = 'Keep this price as a quote';
export const keepIntroduction = (title: string, taxpayer: string) =>
  `${title}, ${taxpayer.toLowerCase()}. A quote has a code and a page of its own, to print, to share and to book with. Later prices and tariffs do not change it.`;
export const keeperName = 'Name';
export const keeperPhone = 'Phone';
export const keepPrice = 'Keep this price';

export const whereFrom = 'Where the figures come from';
export const noTariff = 'No tariff is published for this day yet. Your dealer knows what is due.';
export const inForce = (from: string, checkedOn: string | null) =>
  `In force since ${from}, ${checkedOn ? `checked on ${checkedOn}` : 'not checked yet'}`;
export const tariffSince = (tariff: string, date: string) => `${tariff} since ${date}`;
/** Of when the figures are; `tariffs` may be ''. */
export const rateDays = (date: string, tariffs: string) =>
  `Price of ${date}${tariffs && `; tariffs: ${tariffs}`}.`;
