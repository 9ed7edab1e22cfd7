import type { PageRows, Row } from '../row.ts';

const subscribePath = '/api/newsletter/subscribe';

const list = (
  page: string,
  heading: string,
  card: 'event card' | 'media card',
  [shown, next]: readonly [number, number],
) =>
  ({
    page,
    rows: [
      { heading },
      {
        each: card,
        count: shown,
        // Dates as in Britain.
        has: [{ like: /^\d{1,2} [A-Z][a-z]+ \d{4}/ }, { heading: /./ }, { pictures: 1 }],
      },
      { link: 'Load More', to: new RegExp(`shown=${next}$`) },
    ],
  }) satisfies PageRows;

/** Load More shows more cards after 300 ms. */
const loadMore = (card: 'article card' | 'event card' | 'media card', counts: number[]): Row[] => {
  const [first = 0, second = 0] = counts;
  return [
    { each: card, count: first, has: [] },
    { follow: 'Load More', in: 'main' },
    { pass: 250 },
    { each: card, count: first, has: [] },
    { pass: 100 },
    { each: card, count: second, has: [] },
  ];
};

/** A list whose data the browser cannot fetch shows its own message, inside the layout. */
const failing: readonly PageRows[] = [
  {
    page: '/faq',
    only: 'browser',
    rows: [
      ...(
        [
          [500, 'News & Events', 'Failed to load news. Please try again later.'],
          [502, 'Careers', 'Failed to load job openings. Please try again later.'],
          [503, 'Find a Dealer', 'Failed to fetch dealers'],
        ] as const
      ).flatMap(([status, link, part]): Row[] => [
        { answer: '.data', with: { status, body: '<h1>Away</h1>' } },
        { follow: link, in: 'footer' },
        { at: 'alert', has: [{ part }] },
        { control: 'Try Again' },
        { at: 'footer', has: [{ button: 'Subscribe' }] },
        { absent: 'Unexpected Application Error!' },
      ]),
    ],
  },
  {
    page: '/faq',
    only: 'browser',
    on: 'phone',
    rows: [
      { answer: '.data', with: 'lost' },
      { follow: 'News & Events', in: 'footer' },
      { at: 'alert', has: [{ part: 'Failed to load news. Please try again later.' }] },
      { at: 'alert', has: [{ button: 'Try Again' }] },
    ],
  },
  {
    page: '/faq',
    only: 'browser',
    on: 'desktop',
    rows: [
      { answer: '.data', with: { status: 503, body: '<h1>Away</h1>' } },
      { press: 'News & Events' },
      { follow: 'Events' },
      { at: 'alert', has: [{ part: 'Failed to load events. Please try again later.' }] },
      { press: 'News & Events' },
      { follow: 'Media' },
      { at: 'alert', has: [{ part: 'Failed to load media' }] },
    ],
  },
  {
    page: '/news-and-events/news',
    data: 'unreadable',
    rows: [
      { at: 'alert', has: [{ part: 'Failed to load news. Please try again later.' }] },
      { control: 'Try Again' },
    ],
  },
];

/** News, events and media, and the newsletter box of the news page. */
export const newsPages: readonly PageRows[] = [
  {
    page: '/news-and-events/news',
    rows: [
      { heading: 'News' },
      { heading: "SAZGAR'S Monthly Newsletter" },
      {
        each: 'article card',
        has: [{ like: /^\d{1,2} [A-Z][a-z]+ \d{4}$/ }, { heading: /./ }],
      },
      { link: 'Load More', to: /shown=9$/ },
      { at: 'main', has: [{ field: 'Email address', type: 'email' }, { button: 'Subscribe' }] },
    ],
  },
  { page: '/news', rows: [{ heading: 'News' }, { each: 'article card', has: [{ heading: /./ }] }] },
  list('/news-and-events/events', 'Events', 'event card', [6, 9]),
  list('/news-and-events/media', 'Media', 'media card', [2, 4]),
  {
    page: '/news-and-events/news',
    only: 'browser',
    clock: 'paused',
    rows: [
      // Six news, and three newsletters, one of them on phones.
      // There are two more.
      ...loadMore('article card', [9, 11]).map((row): Row => ({ ...row, on: 'desktop' })),
      ...loadMore('article card', [7, 9]).map((row): Row => ({ ...row, on: 'phone' })),
      { at: 'main', has: [{ button: 'Subscribe', disabled: true }] },
      { fill: 'Email address', with: 'reader@mail.example', in: 'main' },
      { at: 'main', has: [{ button: 'Subscribe', disabled: false }] },
      { answer: subscribePath, with: { status: 500, body: { success: false } } },
      { press: 'Subscribe', in: 'main' },
      { at: 'alert', has: [{ part: 'Failed to subscribe. Please try again.' }] },
      { answer: subscribePath, with: 'held' },
      { press: 'Subscribe', in: 'main' },
      { at: 'main', has: [{ button: 'Submitting...', disabled: true }] },
      { restore: true },
      { at: 'main', has: [{ part: 'Successfully subscribed to newsletter!' }] },
    ],
  },
  {
    page: '/news-and-events/events',
    only: 'browser',
    clock: 'paused',
    // There is one more.
    rows: loadMore('event card', [6, 7]),
  },
  {
    page: '/news-and-events/media',
    only: 'browser',
    clock: 'paused',
    rows: [...loadMore('media card', [2, 4])],
  },
  {
    page: '/news-and-events/media',
    only: 'browser',
    rows: [
      { follow: 'Tank 500 on the road: open 4 pictures', in: 'main' },
      { at: 'dialog', has: [{ button: 'Close' }, { heading: 'Tank 500 on the road' }] },
      { key: 'ArrowRight' },
      { at: 'dialog', has: [{ said: '2 of 4' }] },
      { key: 'ArrowLeft' },
      { at: 'dialog', has: [{ said: '1 of 4' }] },
      { key: 'Escape' },
      { no: 'dialog' },
    ],
  },
  ...failing,
  {
    page: '/news-and-events/events',
    data: 'unreadable',
    rows: [{ at: 'alert', has: [{ part: 'Failed to load events. Please try again later.' }] }],
  },
  {
    page: '/news-and-events/media',
    data: 'unreadable',
    rows: [
      { at: 'alert', has: [{ part: 'Failed to load media' }] },
      // Sample items in place of the list.
      { at: 'main', has: [{ pictures: 3 }] },
    ],
  },
  {
    page: '/news/0199a000-0000-7000-8000-000000000000',
    status: 404,
    rows: [{ part: 'not found' }, { link: /News/, to: /^\/news/ }],
  },
  // So is a malformed id.
  { page: '/news/abc', status: 404, rows: [{ part: 'not found' }] },
  {
    page: '/news/0199a000-0000-7000-8000-000000000000',
    data: 'unreadable',
    status: 503,
    rows: [{ part: 'Request failed (503)' }, { link: /News/, to: /^\/news/ }],
  },
];
