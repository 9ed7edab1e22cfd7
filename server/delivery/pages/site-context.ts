import type { EventItem, MediaItem, NewsItem } from '#contract/content/content.ts';
import type { Dealer } from '#contract/dealers.ts';
import type { Pagination } from '#contract/http.ts';
import type { JobOpening } from '#contract/jobs.ts';
import type { Car, City, PriceCalculation } from '#contract/pricing.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import type { Specification } from '#contract/specifications.ts';
import type { FormResult } from '#server/resources/leads/submit-form.ts';
import type { SubscribeResult } from '#server/resources/newsletter/subscribe-form.ts';
import type { LinkedSubscription } from '#server/resources/newsletter/unsubscribe.ts';

/** One page of a list. */
interface ListPage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** The previewed record of each kind. */
export interface PreviewedRecords {
  news: NewsItem;
  events: EventItem;
  media: MediaItem;
  jobs: JobOpening;
}

export type PreviewReader = <Kind extends keyof PreviewedRecords>(
  kind: Kind,
) => Promise<PreviewedRecords[Kind] | null>;

/**
 * The context of the public site's loaders and actions. It is the only server type that the site imports; its
 * functions are those behind the API.
 */
export interface SiteContext {
  config: SiteConfig;
  /** The site's origin, for absolute links. */
  publicUrl: string;
  /** The id of the request, which error pages show. */
  requestId: string;
  /** All active dealers by city and name. */
  listDealers: () => Promise<Dealer[]>;
  /** All active cars and cities, in the order of entry. */
  listCars: () => Promise<Car[]>;
  listCities: () => Promise<City[]>;
  /** The facts that staff added to all models, by position. */
  listSpecifications: () => Promise<Specification[]>;
  /** The price of a car in a city; null if an id is unknown or the price cannot be read. */
  calculatePrice: (choice: { carId: string; cityId: string }) => Promise<PriceCalculation | null>;
  /** The job openings of a category (case-insensitive), or all of them; newest first. */
  listJobs: (category?: string) => Promise<JobOpening[]>;
  /** The categories with an opening, by name. */
  listJobCategories: () => Promise<string[]>;
  /** The first page of published items; browsers load further pages from the API. */
  listNews: () => Promise<ListPage<NewsItem>>;
  listEvents: () => Promise<ListPage<EventItem>>;
  listMedia: () => Promise<ListPage<MediaItem>>;
  /** An active article; null if there is none. */
  findNews: (id: string) => Promise<NewsItem | null>;
  /**
   * The record that this request's preview link shows, whether it is public or not; null without a valid link
   * to a record of the kind.
   */
  findPreviewed: PreviewReader;
  /** Stores a request from a plain form. Repeated submissions within ten minutes count as one. */
  submitForm: (slug: string, form: FormData) => Promise<FormResult>;
  /**
   * Stores the job application in this request's multipart form, with its files. The form is read as a stream,
   * so an action calls this instead of `request.formData()`. The returned values include the file names.
   */
  submitApplication: () => Promise<FormResult>;
  /** Subscribes to the newsletter from a plain form. */
  subscribe: (input: Record<string, unknown>) => Promise<SubscribeResult>;
  /** The state of the subscription that an unsubscribe token belongs to. */
  findLinkedSubscription: (token: string) => Promise<LinkedSubscription>;
  /** Ends the subscription that a token belongs to, and returns its new state. */
  unsubscribe: (token: string) => Promise<LinkedSubscription>;
  /** Logs an error that a page handles itself. */
  report: (error: unknown) => void;
  /** Marks the page's own inline scripts; its CSP allows no others. */
  scriptMarker: string;
}
