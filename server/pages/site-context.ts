import type { EventItem, MediaItem, NewsItem } from '#contract/content/content.ts';
import type { Dealer } from '#contract/dealers.ts';
import type { Pagination } from '#contract/http.ts';
import type { JobOpening } from '#contract/jobs.ts';
import type { Car, City, PriceCalculation } from '#contract/pricing.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import type { FormResult } from '#server/leads/submit-form.ts';
import type { SubscribeResult } from '#server/newsletter/subscribe-form.ts';
import type { LinkedSubscription } from '#server/newsletter/unsubscribe.ts';

/** A page of a list. */
interface Listed<Item> {
  data: Item[];
  pagination: Pagination;
}

/**
 * What the server hands to the loaders and actions of the public site. It is the one type of the
 * server that the site knows; the functions behind it are those of the API.
 */
export interface SiteContext {
  config: SiteConfig;
  /** The site's own origin, for links that must be absolute. */
  publicUrl: string;
  /** All active dealers by city and name. */
  listDealers: () => Promise<Dealer[]>;
  /** Every active car and city, in the order of entry. */
  listCars: () => Promise<Car[]>;
  listCities: () => Promise<City[]>;
  /** What a car costs in a city; null where the ids mean none, or where it cannot be told now. */
  calculatePrice: (choice: { carId: string; cityId: string }) => Promise<PriceCalculation | null>;
  /** The job openings of a category, letter case aside, or of all; the newest first. */
  listJobs: (category?: string) => Promise<JobOpening[]>;
  /** The categories that have an opening, by name. */
  listJobCategories: () => Promise<string[]>;
  /** The first page of what is published; further ones are read from the API. */
  listNews: () => Promise<Listed<NewsItem>>;
  listEvents: () => Promise<Listed<EventItem>>;
  listMedia: () => Promise<Listed<MediaItem>>;
  /** One active article; null if there is none. */
  findNews: (id: string) => Promise<NewsItem | null>;
  /** Stores a request sent as a plain form, repeats within ten minutes counting as one. */
  submitForm: (slug: string, form: FormData) => Promise<FormResult>;
  /**
   * Stores the job application that this request brings as a multipart form, with its files. The form
   * is read from the connection as it comes, so an action calls this instead of `request.formData()`.
   * Among the values are the chosen files' names.
   */
  submitApplication: () => Promise<FormResult>;
  /** Subscribes to the newsletter by a plain form. */
  subscribe: (input: Record<string, unknown>) => Promise<SubscribeResult>;
  /** How the subscription stands that an unsubscribe link's token is about. */
  findLinkedSubscription: (token: string) => Promise<LinkedSubscription>;
  /** Ends the subscription that a token is about, and answers how it stands then. */
  unsubscribe: (token: string) => Promise<LinkedSubscription>;
  /** Logs a failure of ours that a page ran into. */
  report: (error: unknown) => void;
  /** Marks our own inline scripts, so that they alone are allowed by the page's security policy. */
  scriptMarker: string;
}
