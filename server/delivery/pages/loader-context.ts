import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { maxSlotDays } from '#contract/appointments/slots.ts';
import type { ContentFacts } from '#contract/content/content.ts';
import { splitLanguage } from '#contract/site/language.ts';
import type { SiteConfig } from '#contract/site/site-config.ts';
import type { FrontEnds } from '#server/delivery/front-ends/front-ends.ts';
import { drawQrCode } from '#server/delivery/quotes/qr-code.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import { currentRequestId } from '#server/platform/http/request-id.ts';
import { changeByForm, findOwn } from '#server/resources/appointments/appointment-forms.ts';
import { listOwnSlots } from '#server/resources/appointments/own-appointment.ts';
import { listSlotDays } from '#server/resources/appointments/slots.ts';
import {
  findPublished,
  listForVisitors,
  type PublishedPage,
} from '#server/resources/content/list.ts';
import {
  type Content,
  type ContentTable,
  eventContent,
  mediaContent,
  newsContent,
} from '#server/resources/content/schema.ts';
import { listAllJobs } from '#server/resources/jobs/list.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import {
  isClosedOpening,
  submitApplicationForm,
} from '#server/resources/leads/submit-application.ts';
import { addLanguage, addSource, submitForm } from '#server/resources/leads/submit-form.ts';
import type { NewsletterServices } from '#server/resources/newsletter/newsletter.ts';
import { subscribeByForm } from '#server/resources/newsletter/subscribe.ts';
import { findLinked, unsubscribe } from '#server/resources/newsletter/unsubscribe.ts';
import { calculateByForm } from '#server/resources/pricing/calculate.ts';
import { createQuoteByForm } from '#server/resources/quotes/create.ts';
import { findQuote } from '#server/resources/quotes/list.ts';
import { findBothPrices } from '#server/resources/quotes/on-road.ts';
import {
  changeOwnRequestByForm,
  findOwnRequest,
} from '#server/resources/tracking/change-by-form.ts';
import { findRequest, type ReferenceTries } from '#server/resources/tracking/find-request.ts';
import { verifyCode } from '#server/resources/verify/read.ts';
import type { CachedQueries, CachedQuery } from './cached-queries.ts';
import type { HiddenFiles } from './hidden-files.ts';
import { createPreviewReader } from './private-pages.ts';
import type { PreviewedRecords, SiteContext } from './site-context.ts';

type ContentSlug = ContentFacts['slug'];

/** The id of a wanted record, and the language of its texts. */
type Wanted = Parameters<typeof findPublished>[2];

const finders: {
  [Kind in ContentSlug]: (db: Db, wanted: Wanted) => Promise<PreviewedRecords[Kind] | null>;
} = {
  news: (db, wanted) => findPublished(db, newsContent, wanted),
  events: (db, wanted) => findPublished(db, eventContent, wanted),
  media: (db, wanted) => findPublished(db, mediaContent, wanted),
};

/** Finds a public record of a kind; null if there is none. */
const findPublishedRecord = <Kind extends ContentSlug>(
  db: Db,
  kind: Kind,
  wanted: Wanted,
): Promise<PreviewedRecords[Kind] | null> => finders[kind](db, wanted);

/** The services for rendering pages. */
export interface PageServices {
  database: Database;
  cachedQueries: CachedQueries;
  hiddenFiles: HiddenFiles;
  submissionServices: SubmissionServices;
  referenceTries: ReferenceTries;
  newsletter: NewsletterServices;
  readPreviewSecret: () => Promise<Buffer>;
  files: Files;
  frontEnds: FrontEnds;
  config: SiteConfig;
  env: Env;
  report: (error: unknown) => void;
}

/** The visitor for whom a page is rendered. */
export interface RenderRequest {
  sender: RequestClient;
  /** Looks something up by a code; throws if the visitor has tried too many unknown ones. */
  limitGuesses: <Found>(find: () => Promise<Found | null>) => Promise<Found | null>;
  /** Whether the page may be cached for other visitors. */
  isShared?: boolean;
  /** A request with an unread multipart form. */
  upload?: FastifyRequest;
}

type LoaderContext = SiteContext & {
  shows: Set<ContentKind>;
  isComplete: () => boolean;
  /** Why the visitor gets an error instead of the page. */
  refusal: () => AppError | null;
};

/** Creates the loaders' context for one request. It records failures and the kinds of content on the page. */
export function createLoaderContext(
  services: PageServices,
  { url }: Request,
  { sender, limitGuesses, upload }: RenderRequest,
): LoaderContext {
  const {
    cachedQueries,
    submissionServices,
    referenceTries,
    newsletter,
    files,
    config,
    env,
    report,
  } = services;
  const { db } = services.database;
  const { language } = splitLanguage(new URL(url).pathname);
  const texts = cachedQueries.texts[language];
  const shows = new Set<ContentKind>();
  let isComplete = true;
  const read = async <Content>(kind: ContentKind, result: Promise<Content>): Promise<Content> => {
    shows.add(kind);
    return await result.catch((error) => {
      isComplete = false;
      throw error;
    });
  };
  let refusal: AppError | null = null;
  // An error thrown by a loader becomes the page of status 500.
  const keepRefusal = (error: unknown): null => {
    if (!(error instanceof AppError && error.code === 'too-many')) throw error;
    refusal = error;
    return null;
  };
  const readCached = <Content>(query: CachedQuery<Content>) => read(query.kind, query.get());
  /** Only first pages are shared. */
  const createLister =
    <Table extends ContentTable>(
      content: Content<Table>,
      first: CachedQuery<PublishedPage<Table>>,
    ) =>
    (after?: string): Promise<PublishedPage<Table>> =>
      after ? read(first.kind, listForVisitors(db, content, language, after)) : readCached(first);
  return {
    config,
    publicUrl: env.PUBLIC_URL ?? '',
    requestId: currentRequestId() ?? '',
    listDealers: () => readCached(cachedQueries.dealers),
    listCars: () => readCached(cachedQueries.cars),
    listCities: () => readCached(cachedQueries.cities),
    listStated: () => readCached(cachedQueries.stated),
    readPaymentTerms: () => readCached(texts.paymentTerms),
    listSpecifications: () => readCached(texts.specifications),
    calculatePrice: (choice) => calculateByForm(db, choice, report),
    createQuote: (form) => {
      addLanguage(form, new URL(url));
      return createQuoteByForm(db, { form, sender, days: env.QUOTE_DAYS }, report);
    },
    findQuote: (code) => limitGuesses(() => findQuote(db, code, language)).catch(keepRefusal),
    drawQrCode,
    verifyCode: (code) => verifyCode(db, code),
    findRequest: (wanted) =>
      limitGuesses(() =>
        findRequest(
          submissionServices,
          { tries: referenceTries, sender: sender.ipAddress, env },
          wanted,
        ),
      ).catch(keepRefusal),
    findOwnRequest: (token) => findOwnRequest(submissionServices, token),
    changeOwnRequest: (token, change) =>
      changeOwnRequestByForm(
        submissionServices,
        { token, sender: sender.ipAddress },
        change,
        report,
      ),
    listOfficialAccounts: () => readCached(cachedQueries.officialAccounts),
    findBothPrices: (choice) =>
      read(
        'prices',
        findBothPrices(db, choice, () => readCached(cachedQueries.tariffs), language),
      ),
    listFinanceRules: () => readCached(cachedQueries.financeRules),
    listEnergyPrices: () => readCached(cachedQueries.energyPrices),
    listJobs: (category) =>
      category ? read('jobs', listAllJobs(db, language, category)) : readCached(texts.jobs),
    isClosedOpening: (title) => read('jobs', isClosedOpening(db, title)),
    listJobCategories: () => readCached(cachedQueries.jobCategories),
    listNews: createLister(newsContent, texts.news),
    listEvents: createLister(eventContent, texts.events),
    listMedia: createLister(mediaContent, texts.media),
    findPublished: (kind, id) => read(kind, findPublishedRecord(db, kind, { id, language })),
    findPreviewed: createPreviewReader(db, services.readPreviewSecret, { url, language }),
    submitForm: (slug, form) => {
      addSource(form, new URL(url));
      addLanguage(form, new URL(url));
      return submitForm(submissionServices, slug, form, sender, report);
    },
    submitApplication: () =>
      submitApplicationForm(
        { ...submissionServices, files },
        { upload, address: new URL(url) },
        report,
      ),
    subscribe: (typed) => {
      const input = { ...typed, language };
      return subscribeByForm(newsletter, { input, sender: sender.ipAddress }, report);
    },
    findLinkedSubscription: (token) => findLinked(newsletter, token),
    unsubscribe: (token) => unsubscribe(newsletter, token),
    listSlots: (wanted) => listSlotDays(db, wanted, { days: maxSlotDays }),
    findAppointment: (token) => findOwn(db, token),
    listOtherSlots: (token) => listOwnSlots(db, token, { days: maxSlotDays }),
    changeAppointment: (token, change) =>
      changeByForm(submissionServices, { token, sender: sender.ipAddress }, change, report),
    report,
    scriptMarker: randomUUID(),
    shows,
    isComplete: () => isComplete,
    refusal: () => refusal,
  };
}
