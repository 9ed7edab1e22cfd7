import { events, media, news } from '#contract/content/content.ts';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { acceptedInputs } from './factories.ts';
import { makeCaptions } from './files/captions.ts';
import type { FileKind } from './files/hostile.ts';
import { makePng } from './files/png.ts';
import { makeMp4 } from './files/videos.ts';
import { applicationForm, openingFiles, openingForm } from './submissions.ts';
import type { FilePart } from './support/multipart.ts';

/** An endpoint that accepts files. Tests send every hostile file to each of them. */
export interface UploadEndpoint {
  url: string;
  /** Whether it returns a page, for browsers without JavaScript. */
  isPage: boolean;
  /** The permission that it needs; without one it is public. */
  permission?: Permission;
  /** Builds a valid form. */
  form: () => Record<string, string | FilePart>;
  /** The file fields of the form. */
  fields: readonly { field: string; kind: FileKind }[];
}

const application = {
  form: () => applicationForm(acceptedInputs[jobApplication.slug]?.() ?? {}),
  fields: [
    { field: 'cvFile', kind: 'cv' },
    { field: 'photoFile', kind: 'picture' },
  ],
} as const;

const article = { title: 'Sample', content: 'Sample text' };
const photo = () => ({ name: 'photo.png', content: makePng(40, 30) });
const captions = () => ({ name: 'captions.vtt', content: makeCaptions() });
const film = () => ({ name: 'film.mp4', content: makeMp4() });

/** All upload endpoints. A new one is added here and nowhere else, and all upload tests cover it. */
export const uploadEndpoints: readonly UploadEndpoint[] = [
  { url: `/api${jobApplication.paths.submit}`, isPage: false, ...application },
  { url: '/careers/apply', isPage: true, ...application },
  {
    url: `/api${newsAdmin.paths.records}`,
    isPage: false,
    permission: news.permission,
    form: () => ({ ...article, type: 'news', image: photo() }),
    fields: [{ field: 'image', kind: 'picture' }],
  },
  {
    url: `/api${eventsAdmin.paths.records}`,
    isPage: false,
    permission: events.permission,
    form: () => ({
      ...article,
      eventDate: '2030-01-01T10:00',
      media0: film(),
      captions0: captions(),
    }),
    fields: [
      { field: 'media0', kind: 'video' },
      { field: 'captions0', kind: 'captions' },
    ],
  },
  {
    url: `/api${mediaAdmin.paths.records}`,
    isPage: false,
    permission: media.permission,
    form: () => ({ ...article, media19: film() }),
    fields: [{ field: 'media19', kind: 'video' }],
  },
  {
    url: `/api${issueAdmin.paths.records}`,
    isPage: false,
    permission: issueAdmin.permission,
    form: () => ({ subject: 'Sample', text: 'Sample text', image: photo() }),
    fields: [{ field: 'image', kind: 'picture' }],
  },
  {
    url: `/api${jobAdmin.paths.records}`,
    isPage: false,
    permission: jobAdmin.permission,
    form: () => openingForm(openingFiles()),
    fields: [
      { field: 'document', kind: 'document' },
      { field: 'image', kind: 'picture' },
    ],
  },
];

/** Two endpoints that have fields of every kind: those that `npm test` sends every hostile file to. */
export const endpointsOfEveryKind = uploadEndpoints.filter(({ url }) =>
  [jobApplication.paths.submit, eventsAdmin.paths.records].some((path) => url === `/api${path}`),
);
