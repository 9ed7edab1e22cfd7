import type { ApiRow } from '../row.ts';
import { requestApi } from './requests-api.ts';

const signIn: readonly ApiRow[] = [
  {
    call: 'POST /admin/login',
    with: { username: 'hr', password: 'not the password' },
    status: 401,
    message: 'Invalid username or password',
  },
  // 5: the same for an unknown user.
  {
    call: 'POST /admin/login',
    with: { username: 'nobody', password: 'not the password' },
    status: 401,
    message: 'Invalid username or password',
  },
  { call: 'GET /admin/me', status: 401 },
  { call: 'GET /admin/me', as: 'hr', status: 200, holds: { data: { username: 'hr', role: 'hr' } } },
  {
    call: 'GET /admin/me',
    as: 'media',
    status: 200,
    keys: ['username', 'role', 'permissions'],
    holds: { data: { role: 'media' } },
  },
  // 5: a write from a foreign page.
  {
    call: 'POST /dealer-searches',
    as: 'hr',
    headers: { origin: 'https://foreign.example' },
    with: { searchQuery: 'Lahore' },
    status: 403,
  },
  // 49: an unknown role is refused.
  {
    call: 'POST /admin/accounts',
    as: 'admin',
    with: {
      username: 'support',
      role: 'support',
      permissions: ['contact-inquiries'],
      password: 'a password of a support account',
    },
    status: 400,
    fields: ['role'],
  },
];

/** The permissions that the document names, each open to an account. */
const permissions: readonly ApiRow[] = [
  'customer-management',
  'contact-inquiries',
  'vehicle-bookings',
  'test-drives',
  'service-appointments',
  'parts-requests',
  'hr-management',
  'job-openings',
  'job-applications',
  'dealer-applications',
  'newsletter-subscriptions',
  'dealer-management',
  'price-calculator',
  'media-management',
  'news-management',
  'event-management',
].map((permission) => ({
  call: 'POST /admin/accounts',
  as: 'admin',
  with: {
    username: `only-${permission}`,
    role: 'admin',
    permissions: [permission],
    password: 'a password of a narrow account',
  },
  status: 201,
  holds: { data: { permissions: [permission] } },
}));

const statistics: readonly ApiRow[] = (
  [
    [
      '/newsletter/admin/stats',
      [
        'totalSubscriptions',
        'activeSubscriptions',
        'inactiveSubscriptions',
        'recentSubscriptions',
        'unsubscribedCount',
        'newSubscriptionsThisMonth',
      ],
    ],
    ['/news/stats', ['totalNews', 'activeNews', 'inactiveNews', 'newsCount', 'newsletterCount']],
    [
      '/events/stats',
      [
        'totalEvents',
        'activeEvents',
        'inactiveEvents',
        'imageEvents',
        'videoEvents',
        'upcomingEvents',
        'pastEvents',
      ],
    ],
    ['/media/stats', ['totalMedia', 'activeMedia', 'inactiveMedia', 'imageMedia', 'videoMedia']],
    ['/price-calculator/stats', ['totalCalculations', 'totalActiveCars', 'totalActiveCities']],
    ['/dealers/stats', ['totalDealers', 'activeDealers', 'inactiveDealers', 'dealersByCity']],
    ['/jobs/stats', []],
  ] as const
).map(([path, keys]) => ({ call: `GET ${path}`, as: 'admin', status: 200, keys }));

/** 6: statistics of news, events and media are open to every session. */
const openStatistics: readonly ApiRow[] = ['/news/stats', '/events/stats', '/media/stats'].map(
  (path) => ({ call: `GET ${path}`, as: 'hr', status: 200 }),
);

const limits: readonly ApiRow[] = (
  [
    ['/newsletter/admin/subscriptions', 10],
    ['/events', 10],
    ['/media', 10],
    ['/news', 100],
    ['/jobs', 100],
    ['/dealer-searches', 100],
  ] as const
).map(([path, limit]) => ({
  call: `GET ${path}`,
  as: 'admin',
  status: 200,
  holds: { pagination: { page: 1, limit } },
}));

const article = { title: 'A row', content: 'Its text', type: 'news', status: 'active' };

const content: readonly ApiRow[] = [
  ...['title', 'content', 'type'].map(
    (name): ApiRow => ({
      call: 'POST /news',
      as: 'media',
      multipart: true,
      with: { ...article, [name]: '' },
      status: 400,
      fields: [name],
    }),
  ),
  {
    call: 'POST /news',
    as: 'media',
    multipart: true,
    with: { ...article, image: { file: 'notes.txt', text: 'Text' } },
    status: 415,
  },
  {
    call: 'POST /news',
    as: 'media',
    multipart: true,
    with: { ...article, type: 'newsletter' },
    status: 201,
    keep: { article: 'data._id' },
    holds: { data: { type: 'newsletter', status: 'active' } },
  },
  ...['inactive', 'active'].map(
    (status): ApiRow => ({
      call: 'PATCH /news/{article}/status',
      as: 'media',
      with: { status },
      status: 200,
      holds: { data: { status } },
    }),
  ),
  { call: 'GET /news/{article}', as: 'media', status: 200, keys: ['title', 'content', 'type'] },
  { call: 'DELETE /news/{article}', as: 'media', status: 200 },
  ...['title', 'content', 'eventDate'].map(
    (name): ApiRow => ({
      call: 'POST /events',
      as: 'media',
      multipart: true,
      with: { title: 'A row', content: 'Text', eventDate: '2099-05-04T10:00', [name]: '' },
      status: 400,
      fields: [name],
    }),
  ),
  // 11: links to YouTube are stored in embed form.
  ...[
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
  ].map(
    (link): ApiRow => ({
      call: 'POST /events',
      as: 'media',
      multipart: true,
      with: {
        title: 'A row',
        content: 'Text',
        eventDate: '2099-05-04T10:00',
        status: 'inactive',
        youtubeUrls: JSON.stringify([link]),
      },
      status: 201,
      holds: {
        data: {
          mediaFiles: [
            { type: 'video', source: 'youtube', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
          ],
        },
      },
    }),
  ),
  {
    call: 'POST /media',
    as: 'media',
    multipart: true,
    with: {
      title: 'A row',
      content: 'Text',
      youtubeUrls: JSON.stringify(['https://video.example/dQw4w9WgXcQ']),
    },
    status: 400,
  },
  ...['title', 'content'].map(
    (name): ApiRow => ({
      call: 'POST /media',
      as: 'media',
      multipart: true,
      with: { title: 'A row', content: 'Text', [name]: '' },
      status: 400,
      fields: [name],
    }),
  ),
];

const opening = {
  title: 'A row',
  description: 'Text',
  location: 'Lahore',
  jobLocation: 'Sample street 5',
  category: 'Sales',
  division: 'Four-Wheeler',
  reportsTo: 'Director Marketing & Sales',
  qualification: 'Any',
  experienceMin: '5',
  experienceMax: '10',
  gender: 'Male',
  ageMax: '38',
  type: 'Full-time',
  crmRequired: 'true',
  erpKnowledge: 'false',
  responsibilities: '["One"]',
  requirements: '[]',
  skills: '[]',
};

const jobs: readonly ApiRow[] = [
  ...[
    'title',
    'description',
    'location',
    'jobLocation',
    'category',
    'division',
    'qualification',
    'experienceMin',
    'experienceMax',
    'gender',
    'ageMax',
    'type',
  ].map(
    (name): ApiRow => ({
      call: 'POST /jobs',
      as: 'admin',
      multipart: true,
      // A blank gender means Any, so this one is left out.
      with: { ...opening, [name]: name === 'gender' ? undefined : '' },
      status: 400,
      message:
        'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.',
    }),
  ),
  ...(
    [
      [{ ageMax: '17' }, 'ageMax'],
      [{ experienceMin: '-1' }, 'experienceMin'],
      // 3: the least experience is not above the most.
      [{ experienceMin: '11' }, 'experienceMin'],
      [{ mapUrl: 'no address' }, 'mapUrl'],
    ] as const
  ).map(
    ([fields, field]): ApiRow => ({
      call: 'POST /jobs',
      as: 'admin',
      multipart: true,
      with: { ...opening, ...fields },
      status: 400,
      fields: [field],
    }),
  ),
  {
    call: 'POST /jobs',
    as: 'admin',
    multipart: true,
    with: { ...opening, image: { file: 'team.png' }, document: { file: 'job.pdf' } },
    status: 201,
    keep: { job: 'data._id' },
  },
  { call: 'DELETE /jobs/{job}', as: 'admin', status: 200 },
];

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
  // 14: an edit of an older version.
  {
    call: 'PUT /dealers/{dealer}',
    as: 'hr',
    headers: { 'if-match': '2020-01-01T00:00:00.000Z' },
    with: { ...dealer, name: 'Another' },
    status: 409,
  },
  { call: 'DELETE /dealers/{dealer}', as: 'hr', status: 200 },
  // 13: a radius that is no number is 25; one out of range is refused.
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
  // 1: a vehicleId is given once.
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
  // 8: 1.5 % of 7,000,000.
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

/** The calls of the back office. */
export const officeApi: readonly ApiRow[] = [
  ...signIn,
  ...permissions,
  ...statistics,
  ...openStatistics,
  ...limits,
  ...requestApi,
  ...content,
  ...jobs,
  ...dealerRows,
  ...prices,
  ...subscriptions,
];
