import type { PageRows, Sight } from '../row.ts';

const models = [
  'Haval H6',
  'Haval H6 HEV',
  'Haval H6 PHEV',
  'Haval Jolion',
  'Haval Jolion HEV',
  'Ora 03',
  'Ora 07',
  'Tank 500',
];

/** The home page, and the list of models. */
export const homePages: readonly PageRows[] = [
  {
    page: '/',
    only: 'html',
    rows: [
      ...models.map(
        (model): Sight => ({
          at: 'slide',
          has: [
            { heading: model },
            { link: `Book your ${model}`, to: /^\/models\/[a-z0-9-]+$/ },
            { link: 'Book a Test Drive', to: /^\/test-drive/ },
          ],
        }),
      ),
      { each: 'slide', count: 8, has: [{ logo: /^(HAVAL|ORA|TANK)$/ }, { pictures: 1 }] },
      { heading: 'The Haval Offerings' },
      {
        each: 'model card',
        count: 8,
        // A sample price is labelled as one.
        has: [
          { like: /^Ex-Factory Price/ },
          { like: /^(Starting from )?PKR [\d,]+$/ },
          { pictures: 1 },
        ],
      },
      // A model with variants.
      { like: /^Starting from PKR 9,000,000$/ },
      { link: 'Find a Dealer', to: '/find-a-dealer' },
      { link: 'Book a Test Drive', to: '/test-drive' },
    ],
  },
  {
    page: '/',
    data: 'none',
    rows: [{ each: 'model card', count: 8, has: [{ text: 'Loading prices...' }] }],
  },
  {
    page: '/',
    data: 'unreadable',
    rows: [{ each: 'model card', count: 8, has: [{ text: 'Loading prices...' }] }],
  },
  {
    page: '/',
    only: 'browser',
    clock: 'paused',
    rows: [
      { button: 'Previous model', on: 'desktop' },
      { button: 'Next model', on: 'desktop' },
      ...models.map((model): Sight => ({ button: `Show the ${model}` })),
      {
        at: 'slide',
        has: [
          { heading: 'Haval H6' },
          { logo: /^HAVAL$/ },
          { link: 'Book your Haval H6', to: '/models/haval-h6' },
          { link: 'Book a Test Drive', to: /^\/test-drive/ },
        ],
      },
      // The next slide shows after 7,000 ms.
      { said: 'Haval H6, 1 of 8' },
      { pass: 6_700 },
      { said: 'Haval H6, 1 of 8' },
      { pass: 500 },
      { said: 'Haval H6 HEV, 2 of 8' },
      { press: 'Previous model', on: 'desktop' },
      { said: 'Haval H6, 1 of 8', on: 'desktop' },
      { press: 'Previous model', on: 'desktop' },
      { said: 'Tank 500, 8 of 8', on: 'desktop' },
    ],
  },
  {
    page: '/',
    only: 'browser',
    clock: 'popup',
    rows: [
      {
        at: 'dialog',
        has: [
          { field: 'First name', required: true },
          { field: 'Last name', required: true },
          { field: 'Email', required: true, type: 'email' },
          { button: 'Subscribe', disabled: false },
        ],
      },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ part: 'Please fill in all required fields' }] },
      { fill: 'First name', with: 'Sample', in: 'dialog' },
      { fill: 'Last name', with: '  ', in: 'dialog' },
      { fill: 'Email', with: 'reader@mail.example', in: 'dialog' },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ part: 'Please fill in all required fields' }] },
      { fill: 'Last name', with: 'Reader', in: 'dialog' },
      { answer: '/api/newsletter/popup-subscribe', with: { status: 502, body: '<h1>Bad</h1>' } },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ part: 'Server error: 502' }] },
      {
        answer: '/api/newsletter/popup-subscribe',
        with: { status: 200, body: { success: false } },
      },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ text: 'Failed to subscribe' }] },
      {
        answer: '/api/newsletter/popup-subscribe',
        with: { status: 400, body: { success: false, message: 'The server says no' } },
      },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ part: 'The server says no' }] },
      { answer: '/api/newsletter/popup-subscribe', with: 'lost' },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ part: 'Failed to subscribe. Please try again.' }] },
      { answer: '/api/newsletter/popup-subscribe', with: 'held' },
      { press: 'Subscribe', in: 'dialog' },
      { at: 'dialog', has: [{ button: 'Submitting...', disabled: true }] },
      { restore: true },
      { at: 'dialog', has: [{ part: 'Thank you for subscribing!' }] },
      { leave: 'dialog' },
      // It closes after 2,000 ms.
      { pass: 1_500 },
      { at: 'dialog', has: [{ part: 'Thank you for subscribing!' }] },
      { pass: 1_000 },
      { no: 'dialog' },
    ],
  },
  {
    page: '/models',
    rows: [
      { title: 'Discover' },
      { heading: 'Discover the fleet' },
      {
        each: 'model card',
        count: 8,
        has: [
          { pictures: 1 },
          { logo: /^(HAVAL|ORA|TANK)$/ },
          { like: /^(Plug-in hybrid SUV|SUV|Hybrid electric SUV|EV|Sedan EV|Luxury SUV)$/i },
          { link: 'Explore', to: /^\/models\/[a-z0-9-]+$/ },
        ],
      },
      ...models.map((model): Sight => ({ at: 'model card', has: [{ heading: model }] })),
      { each: 'model card', count: 8, has: [{ text: 'Tap to keep overlay visible' }], on: 'phone' },
    ],
  },
];
