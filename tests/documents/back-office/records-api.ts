import type { ApiRow } from '../row.ts';

const dealer = {
  name: 'A row',
  city: 'Lahore, Punjab',
  address: 'Sample street 6',
  email: 'row@dealers.example',
  phone: '042 0000000',
  lat: 31.5,
  lng: 74.3,
  map: 'https://maps.example/row',
  isActive: true,
  services: ['Sales', 'Service', 'Parts'],
  workingHours: { Monday: '9:00 AM - 6:00 PM', Sunday: 'Closed' },
};

const dealerRows: readonly ApiRow[] = [
  {
    call: 'POST /dealers',
    as: 'hr',
    with: { ...dealer, name: '' },
    status: 400,
    message: 'Name, city, address, email, phone and map link are required.',
  },
  {
    call: 'POST /dealers',
    as: 'hr',
    with: { ...dealer, email: 'nobody' },
    status: 400,
    message: 'Invalid email format.',
  },
  ...[{ lat: 91 }, { lat: -91 }, { lng: 181 }, { lng: -181 }].map(
    (place): ApiRow => ({
      call: 'POST /dealers',
      as: 'hr',
      with: { ...dealer, ...place },
      status: 400,
      message: 'Invalid coordinates.',
    }),
  ),
  {
    call: 'POST /dealers',
    as: 'hr',
    with: dealer,
    status: 201,
    keep: { dealer: 'data._id' },
    holds: { data: { services: ['Sales', 'Service', 'Parts'] } },
  },
  {
    call: 'PUT /dealers/{dealer}',
    as: 'hr',
    with: { ...dealer, isActive: false },
    status: 200,
    holds: { data: { isActive: false } },
  },
  // An edit of an older version.
  {
    call: 'PUT /dealers/{dealer}',
    as: 'hr',
    headers: { 'if-match': '2020-01-01T00:00:00.000Z' },
    with: { ...dealer, name: 'Another' },
    status: 409,
  },
  { call: 'DELETE /dealers/{dealer}', as: 'hr', status: 200 },
  // A radius that is no number is 25; one out of range is refused.
  {
    call: 'POST /dealer-searches',
    as: 'hr',
    with: { searchQuery: 'Lahore', searchRadius: 'far' },
    status: 201,
    holds: { data: { searchRadius: 25, status: 'pending' } },
    keep: { search: 'data._id' },
  },
  ...[4, 101].map(
    (searchRadius): ApiRow => ({
      call: 'POST /dealer-searches',
      as: 'hr',
      with: { searchQuery: 'Lahore', searchRadius },
      status: 400,
      fields: ['searchRadius'],
    }),
  ),
  ...['processing', 'completed', 'cancelled', 'pending'].map(
    (status): ApiRow => ({
      call: 'PUT /dealer-searches/{search}',
      as: 'hr',
      with: {
        searchQuery: 'Lahore',
        userLocation: { latitude: 31.5, longitude: 74.3 },
        searchRadius: 100,
        status,
        assignedRepresentative: 'Sample',
        notes: 'Called',
      },
      status: 200,
      holds: { data: { status, searchRadius: 100 } },
    }),
  ),
  { call: 'DELETE /dealer-searches/{search}', as: 'hr', status: 200 },
];

const car = { name: 'A row', model: 'Row', vehicleId: 'row-1', basePrice: 7_000_000 };
const city = {
  name: 'A row',
  province: 'Punjab',
  priceAdjustment: 1.5,
  adjustmentType: 'percentage',
};

const prices: readonly ApiRow[] = [
  ...['name', 'model', 'vehicleId'].map(
    (name): ApiRow => ({
      call: 'POST /price-calculator/cars',
      as: 'hr',
      with: { ...car, [name]: '' },
      status: 400,
      fields: [name],
    }),
  ),
  {
    call: 'POST /price-calculator/cars',
    as: 'hr',
    with: car,
    status: 201,
    keep: { car: 'data._id' },
  },
  // A vehicleId is given once.
  { call: 'POST /price-calculator/cars', as: 'hr', with: car, status: 409 },
  {
    call: 'POST /price-calculator/cities',
    as: 'hr',
    with: city,
    status: 201,
    keep: { city: 'data._id' },
    holds: { data: city },
  },
  {
    call: 'POST /price-calculator/cities',
    as: 'hr',
    with: { ...city, name: 'Another row', priceAdjustment: -5_000, adjustmentType: 'fixed' },
    status: 201,
  },
  // 1.5 % of 7,000,000.
  {
    call: 'POST /price-calculator/calculate',
    as: 'hr',
    with: { carId: '{car}', cityId: '{city}', saveCalculation: true },
    status: 200,
    holds: {
      data: { pricing: { basePrice: 7_000_000, cityAdjustment: 105_000, finalPrice: 7_105_000 } },
    },
  },
  { call: 'DELETE /price-calculator/cars/{car}', as: 'hr', status: 200 },
  { call: 'DELETE /price-calculator/cities/{city}', as: 'hr', status: 200 },
];

const subscriptions: readonly ApiRow[] = [
  {
    call: 'GET /newsletter/admin/subscriptions?source=popup',
    as: 'hr',
    status: 200,
    keys: ['_id', 'firstName', 'lastName', 'email', 'source', 'isSubscribed', 'createdAt'],
    keep: { subscription: 'data.0._id' },
  },
  ...[false, true].map(
    (isSubscribed): ApiRow => ({
      call: 'PUT /newsletter/admin/subscriptions/{subscription}',
      as: 'hr',
      with: { isSubscribed },
      status: 200,
      holds: { data: { isSubscribed } },
    }),
  ),
  { call: 'GET /newsletter/admin/subscriptions?status=subscribed', as: 'hr', status: 200 },
  { call: 'GET /newsletter/admin/subscriptions?status=unsubscribed', as: 'hr', status: 200 },
  { call: 'DELETE /newsletter/admin/subscriptions/{subscription}', as: 'hr', status: 200 },
];

/** The staff's calls for dealers, the price list and the newsletter. */
export const recordApi: readonly ApiRow[] = [...dealerRows, ...prices, ...subscriptions];
