import type { ApiRow } from '../row.ts';
import { contentApi } from './content-api.ts';
import { recordApi } from './records-api.ts';
import { requestApi } from './requests-api.ts';

const signIn: readonly ApiRow[] = [
  {
    call: 'POST /admin/login',
    with: { username: 'hr', password: 'not the password' },
    status: 401,
    message: 'Invalid username or password',
  },
  // The same for an unknown user.
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
  // A write from a foreign page.
  {
    call: 'POST /dealer-searches',
    as: 'hr',
    headers: { origin: 'https://foreign.example' },
    with: { searchQuery: 'Lahore' },
    status: 403,
  },
  // An unknown role is refused.
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

/** Statistics of news, events and media are open to every session. */
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

/** The calls of the back office. */
export const officeApi: readonly ApiRow[] = [
  ...signIn,
  ...permissions,
  ...statistics,
  ...openStatistics,
  ...limits,
  ...requestApi,
  ...contentApi,
  ...recordApi,
];
