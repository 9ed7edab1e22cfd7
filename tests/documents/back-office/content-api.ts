import type { ApiRow } from '../row.ts';

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
  // Links to YouTube are stored in embed form.
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
      // The least experience is not above the most.
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

/** The staff's calls for news, events, media and job openings. */
export const contentApi: readonly ApiRow[] = [...content, ...jobs];
