/** Units of figures, and how a figure stands with its unit. */
export const inch = 'inch';
export const horsepower = 'HP';
export const newtonMetres = 'Nm';
export const kilometres = 'km';
export const kilowatts = 'kW';
export const watts = 'W';
export const litres = 'L';
export const seconds = 's';
export const percent = '%';
export const kilobytes = 'KB';
export const megabytes = 'MB';
export const measure = (figure: string, unit: string) => `${figure} ${unit}`;

export const suv = 'SUV';
export const hybridSuv = 'Hybrid electric SUV';
export const plugInSuv = 'Plug-in hybrid SUV';
export const electricCar = 'EV';
export const electricSedan = 'Sedan EV';
export const luxurySuv = 'Luxury SUV';

export const exFactoryPrice = 'Ex-Factory Price';
export const sampleExFactoryPrice = 'Ex-Factory Price (sample)';
export const startingFrom = (price: string) => `Starting from ${price}`;
export const loadingPrices = 'Loading prices...';
export const priceUnavailable = 'Price unavailable';

export const uncompromising = 'Uncompromising';
export const drivenToSucceed = 'Driven to Succeed';
export const specialized = 'Specialized';
export const designedForYou = 'Designed for You';
export const dedication = 'Dedication';
export const sustainableFuture = 'Our Future is Sustainability';
