import type { PageRows } from '../row.ts';
import { asks, filters, onDesktop, onPhone, states, words } from './list-steps.ts';

/** News, events and media: lists and dialogs. */
export const contentScreens: readonly PageRows[] = [
  {
    page: '/news-management',
    as: 'admin',
    rows: [
      { heading: 'News Management' },
      ...words('Total News', 'Active', 'Inactive', 'News', 'Newsletters'),
      { button: 'Create News' },
      { like: /^\d+ news items? found$/ },
      // En-US, short month, day, year, at every width.
      { like: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ },
      ...filters(
        { field: 'Type', allOptions: ['All', 'News', 'Newsletter'] },
        { field: 'Status', allOptions: ['All', 'Active', 'Inactive'] },
      ),
      // The cards of phones have type and text.
      ...onPhone({
        at: 'record',
        has: [{ text: 'Newsletter' }, { like: /^This issue is about test drives/ }],
      }),
      ...onDesktop({ columns: ['Content', 'Type', 'Status', 'Date', 'Actions'] }),
      // A preview has 100 characters.
      { like: /^HAVAL, ORA and TANK stand side by side: .{57,60}…$/ },
      ...asks('Are you sure you want to delete this news article?'),
      ...states(
        '/api/news',
        'No news found',
        'Failed to load news articles. Please check your connection and try again.',
      ),
      { restore: true },
      { press: 'Create News', in: 'main' },
      {
        at: 'dialog',
        has: [
          { heading: 'Create News' },
          { field: 'Title', required: true },
          { field: 'Content', required: true },
          { field: 'Type', required: true, value: 'News', options: ['News', 'Newsletter'] },
          { field: 'Status', value: 'Active', options: ['Active', 'Inactive'] },
          // Kinds and size of pictures.
          { part: 'up to 15 MB' },
        ],
      },
    ],
  },
  {
    page: '/event-management',
    as: 'admin',
    rows: [
      { heading: 'Event Management' },
      ...words('Total Events', 'Active', 'Inactive', 'Images', 'Videos'),
      { button: 'Create Event' },
      { like: /^\d+ events? found$/ },
      // En-GB with hours and minutes.
      { like: /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/ },
      ...filters(
        { field: 'Status', allOptions: ['All', 'Active', 'Inactive'] },
        { field: 'Media Type', allOptions: ['All', 'Image', 'Video'] },
      ),
      ...onDesktop({
        columns: [
          'Media',
          'Event Details',
          'Event Date',
          'Media Type',
          'Status',
          'Created',
          'Actions',
        ],
      }),
      ...onPhone({ at: 'record', has: [{ text: 'Image' }, { text: 'Created' }] }),
      // A menu carries the document's words.
      { said: 'Deactivate' },
      ...asks('Are you sure you want to delete this event?'),
      ...states('/api/events', 'No events found', 'Failed to fetch events'),
      ...onDesktop({ button: 'Clear Filters' }),
      { restore: true },
      { press: 'Create Event', in: 'main' },
      {
        at: 'dialog',
        has: [
          { heading: 'Create Event' },
          { field: 'Title', required: true },
          { field: 'Content', required: true },
          {
            field: 'Event date and time (Pakistan)',
            required: true,
            type: 'datetime-local',
          },
          { field: 'YouTube link 1', type: 'url' },
          // Kinds and sizes of files.
          { part: 'Images (JPG, PNG, GIF, WebP) up to 15 MB' },
          { part: 'videos (MP4, AVI, MOV, WebM) up to 200 MB' },
        ],
      },
      ...onDesktop(
        { fill: 'Title', with: 'An event', in: 'dialog' },
        { fill: 'Content', with: 'Its text', in: 'dialog' },
        { fill: 'Event date and time (Pakistan)', with: '2099-05-04T10:00', in: 'dialog' },
        {
          answer: '/api/events',
          by: 'POST',
          with: { status: 500, body: { success: false, message: 'It went wrong' } },
        },
        { press: 'Create Event', in: 'dialog' },
        // The words of a failed creation.
        { at: 'dialog', has: [{ part: 'Failed to create event: It went wrong' }] },
      ),
    ],
  },
  {
    page: '/media-management',
    as: 'admin',
    rows: [
      { heading: 'Media Management' },
      ...words('Total Media', 'Active Media', 'Inactive Media', 'Image Media', 'Video Media'),
      { button: 'Add Media' },
      { like: /^\d+ media items? found$/ },
      ...filters(
        { field: 'Status', allOptions: ['All', 'Active', 'Inactive'] },
        { field: 'Media Type', allOptions: ['All', 'Image', 'Video'] },
      ),
      ...onDesktop({
        columns: ['Media', 'Title', 'Content', 'Media Type', 'Status', 'Created', 'Actions'],
      }),
      ...onPhone({ at: 'record', has: [{ text: 'Image' }, { like: /^The Tank 500 by day/ }] }),
      { said: 'Deactivate' },
      ...asks('Are you sure you want to delete this media item?'),
      ...onDesktop(
        { press: /^Edit /, in: 'main' },
        {
          at: 'dialog',
          has: [{ field: 'Title', required: true }, { part: 'Replace existing uploads' }],
        },
        { press: 'Mark Image 1 for removal', in: 'dialog' },
        { at: 'dialog', has: [{ part: 'Will Remove' }] },
      ),
      ...onPhone(
        { press: 'Add Media', in: 'main' },
        {
          at: 'dialog',
          has: [
            { field: 'Title', required: true },
            { field: 'Content', required: true },
            { field: 'YouTube link 1', type: 'url' },
            // The option appears only where there are uploads.
            { absent: 'Replace existing uploads' },
          ],
        },
      ),
    ],
  },
];
