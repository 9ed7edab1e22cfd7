export const pageTitle = 'Find a Dealer';
export const pageDescription =
  'Dealerships of HAVAL, ORA and TANK in Pakistan on a map and in a list: search by city or postcode, find the nearest one and get directions.';
export const introduction = 'Where to see our cars, drive them and have yours serviced.';

export const cityOrPostcode = 'Your city or postcode';
export const search = 'Search';
export const clear = 'Clear';
export const completions = 'Cities and postcodes';
export const dealersByCity = 'Dealers by city';

export const myLocation = 'Use my location';
export const gettingLocation = 'Getting location...';
export const locationEnabled = 'Location enabled';
export const locationDenied = 'Location denied';
export const locationNotFound = 'Your location could not be found. Search for your city instead.';

export const dealerMap = 'Map of dealers';
export const skipMap = 'Skip the map';
export const loadingMap = 'Loading the map…';
export const mapFailed = 'The map could not be loaded. The list shows the same dealers.';
export const map = 'Map';
export const mapKeys = 'The arrow keys move the map, plus and minus zoom it.';
export const moveMap = 'Move the map';
export const moveMapUp = 'Move the map up';
export const moveMapLeft = 'Move the map left';
export const moveMapDown = 'Move the map down';
export const moveMapRight = 'Move the map right';
export const showResults = 'Show the results';
export const showAllDealers = 'Show all dealers';
/** A pin for several dealers; `hasMore` says that they are in other cities, too. */
export const dealersAt = (count: number, cities: readonly string[], hasMore: boolean) =>
  `${count} dealers: ${cities.join(', ')}${hasMore ? ' and elsewhere' : ''}`;
export const showInList = 'Show in list';
export const close = 'Close';

/** How many dealers show, and in which order: near `city`, or near the visitor. `search` may be ''. */
export function results(
  count: number,
  search: string,
  city: string | undefined,
  isByVisitor: boolean,
): string {
  const dealers = count === 1 ? '1 dealer' : `${count} dealers`;
  const matching = search && ` matching "${search}"`;
  const place = city ?? (isByVisitor && 'you');
  return `${dealers}${matching}${place ? `, nearest to ${place} first` : ''}`;
}
export const showNearest = (city: string) => `Show dealers nearest to ${city}`;
export const clearSearch = 'Clear search';

export const dealers = 'Dealers';
export const showAll = (count: number) => `Show all ${count} dealers`;

export const showOnMap = (dealer: string) => `Show on map: ${dealer}`;
export const openingHours = 'Opening hours';
export const whatsapp = 'WhatsApp';
export const whatsappTo = (dealer: string) => `WhatsApp: ${dealer} (opens a new tab)`;
export const emailTo = (email: string) => `Email ${email}`;
export const bookTestDrive = 'Book a test drive';
export const bookTestDriveAt = (dealer: string) => `Book a test drive: ${dealer}`;
export const directions = 'Get Directions';
export const directionsTo = (dealer: string) => `Get Directions: ${dealer} (opens a new tab)`;
export const authorised = 'Authorised';
export const checkDealer = (dealer: string) => `Authorised: check ${dealer}`;
