import type { PageRows, Row } from '../row.ts';

const failure = { status: 500, body: { success: false } } as const;

const panel = (heading: string, ...texts: string[]): Row => ({
  at: 'panel',
  has: [{ heading }, ...texts.map((text) => ({ text }))],
});

/** Sign-in and the dashboards. */
export const dashboards: readonly PageRows[] = [
  {
    page: '/login',
    as: 'nobody',
    rows: [
      { field: 'Username' },
      { field: 'Password', type: 'password' },
      { fill: 'Username', with: 'hr' },
      { fill: 'Password', with: 'not the password' },
      { answer: '/api/admin/login', with: 'held' },
      { press: 'Sign in' },
      { button: 'Signing in...', disabled: true },
      { restore: true },
      { at: 'alert', has: [{ part: 'Invalid username or password' }] },
      { answer: '/api/admin/login', with: 'lost' },
      { press: 'Sign in' },
      { at: 'alert', has: [{ part: 'Login failed. Please try again.' }] },
    ],
  },
  // Without a session, every screen leads to the sign-in; with one, an unknown screen to the dashboard.
  {
    page: '/test-drives',
    as: 'nobody',
    on: 'desktop',
    rows: [{ field: 'Username' }, { field: 'Password' }],
  },
  { page: '/no-such-screen', as: 'media', on: 'desktop', rows: [{ heading: 'Media Dashboard' }] },
  {
    page: '/dashboard',
    as: 'media',
    rows: [
      { heading: 'Media Dashboard' },
      { text: 'Manage your content, news, and events', on: 'desktop' },
      // On phones it is read out only.
      { said: 'Manage your content, news, and events', on: 'phone' },
      { button: 'Refresh Data' },
      // It refreshes every 300 seconds.
      { like: /^4:5\d$/ },
      { heading: 'Content Performance Summary' },
      panel('News Status', 'Total News', 'Active News', 'Inactive News'),
      panel('Events Status', 'Total Events', 'Upcoming Events', 'Past Events'),
      panel('Media Status', 'Total Media', 'Images', 'Videos'),
      panel('Media Breakdown', 'Images', 'Videos'),
      { heading: 'Quick Actions' },
      { link: 'News Management' },
      { link: 'Event Management' },
      { link: 'Media Management' },
      { text: 'Media Admin', on: 'desktop' },
      { asked: ['/api/news/stats', '/api/events/stats', '/api/media/stats'] },
    ],
  },
  {
    page: '/dashboard',
    as: 'hr',
    rows: [
      { heading: 'HR Dashboard' },
      { text: 'Complete overview of all business activities and statistics', on: 'desktop' },
      { said: 'Complete overview of all business activities and statistics', on: 'phone' },
      { button: 'Refresh Data' },
      { like: /^4:5\d$/ },
      ...[
        'Total Inquiries',
        'Total Bookings',
        'Test Drives',
        'Job Applications',
        'Service Appointments',
        'Parts Requests',
        'Newsletter Subscribers',
      ].map((link): Row => ({ link })),
      { heading: 'Vehicle Interest Analysis' },
      panel('Service Appointments', 'Total', 'Pending', 'Completed', 'Cancelled'),
      panel('Parts Requests', 'Total', 'Pending', 'Fulfilled', 'Out of stock'),
      panel('Newsletter', 'Total', 'Active', 'Unsubscribed', 'This month'),
      // It shows news and events too.
      panel('Network and Content', 'Active news', 'Upcoming events'),
      panel(
        'Recent Activity Summary',
        'New inquiries',
        'New bookings',
        'New test drives',
        'New applications',
      ),
      { heading: 'Quick Actions' },
      // The two dealer forms have a screen of their own.
      { link: 'Dealer Search Locations' },
      { link: 'Dealer Locations' },
      { text: 'HR Admin', on: 'desktop' },
      // The ranks have the colors of medals.
      { paints: 'rank', as: ['gold', 'silver', 'bronze'] },
      {
        asked: [
          '/api/contact/admin/stats',
          '/api/vehicle-booking/admin/stats',
          '/api/test-drive/admin/stats',
          '/api/service/admin/stats',
          '/api/parts/admin/stats',
          '/api/job-application/admin/stats',
          '/api/dealer-application/admin/stats',
          '/api/newsletter/admin/stats',
          '/api/news/stats',
          '/api/events/stats',
        ],
      },
    ],
  },
  {
    page: '/dashboard',
    as: 'admin',
    rows: [
      {
        text: "Access Denied: You don't have permission to access this dashboard. Please contact your administrator for proper access.",
      },
    ],
  },
  {
    page: '/dashboard',
    as: 'media',
    on: 'desktop',
    before: [{ answer: 'stats', with: 'held' }],
    rows: [{ text: 'Loading dashboard...' }],
  },
  {
    page: '/dashboard',
    as: 'media',
    on: 'desktop',
    before: [{ answer: 'stats', with: failure }],
    rows: [
      { heading: 'Error Loading Dashboard' },
      { part: 'Failed to load dashboard data' },
      { button: 'Retry' },
    ],
  },
  {
    page: '/dashboard',
    as: 'hr',
    on: 'desktop',
    before: [
      {
        answer: '/api/contact/admin/stats',
        with: {
          status: 200,
          body: { success: true, data: { totalInquiries: 0, vehicleStats: [] } },
        },
      },
    ],
    rows: [{ text: 'No vehicle interest data available' }],
  },
];
