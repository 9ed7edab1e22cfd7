import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import type { Stated } from '#contract/availability/availability.ts';
import type { EventItem, MediaItem, NewsItem } from '#contract/content/content.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { Pagination } from '#contract/http/http.ts';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import type { TrackedRequest } from '#contract/leads/tracked-request.ts';
import type { BothPrices, OnRoadChoice, Quote } from '#contract/on-road/quotes.ts';
import type { OfficialAccount, Verified } from '#contract/on-road/verify.ts';
import type { PaymentTerms } from '#contract/prices/payment-terms.ts';
import type { Car, City, PriceCalculation } from '#contract/prices/pricing.ts';
import type { PublicFact } from '#contract/prices/specifications.ts';
import type { SiteConfig } from '#contract/site/site-config.ts';
import type { OwnRequest, OwnRequestChange } from '#contract/tracking/own-request.ts';
import type { QrCode } from '#server/delivery/quotes/qr-code.ts';
import type {
  AppointmentChange,
  ChangeResult,
} from '#server/resources/appointments/appointment-forms.ts';
import type { SlotRequest } from '#server/resources/appointments/read-plan.ts';
import type { FormResult } from '#server/resources/leads/submit-form.ts';
import type { SubscribeResult } from '#server/resources/newsletter/subscribe.ts';
import type { LinkedSubscription } from '#server/resources/newsletter/unsubscribe.ts';
import type { QuoteFormResult } from '#server/resources/quotes/create.ts';
import type { OwnChangeResult } from '#server/resources/tracking/change-by-form.ts';

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

type PublishedFinder = <Kind extends 'news' | 'events' | 'media'>(
  kind: Kind,
  id: string,
) => Promise<PreviewedRecords[Kind] | null>;

/**
 * The context of the public site's loaders and actions. It is the only server type that the site imports; its functions
 * are the ones that the API uses.
 */
export interface SiteContext {
  config: SiteConfig;
  /** The site's origin, for absolute links. */
  publicUrl: string;
  /** The id of the request, for error pages. */
  requestId: string;
  /** All active dealers by city and name. */
  listDealers: () => Promise<Dealer[]>;
  /** All active cars and cities, in the order of entry. */
  listCars: () => Promise<Car[]>;
  listCities: () => Promise<City[]>;
  /** What active dealers have stated about cars in the last 45 days. */
  listStated: () => Promise<Stated[]>;
  /** What buyers of every car pay to whom and when, as far as staff have entered it. */
  readPaymentTerms: () => Promise<PaymentTerms>;
  /** The facts that staff added to all models, by position. */
  listSpecifications: () => Promise<PublicFact[]>;
  /** The price of a car in a city; null if an id is unknown or the price cannot be read. */
  calculatePrice: (choice: { carId: string; cityId: string }) => Promise<PriceCalculation | null>;
  /**
   * Freezes an on-road price from a plain form with the fields of POST /quotes. Returns the path of the quote's page,
   * to which the action redirects with 303, or the errors. Repeated forms within ten minutes get the same quote.
   */
  createQuote: (form: FormData) => Promise<QuoteFormResult>;
  /** Finds a quote by its code, in any notation; null if there is none. */
  findQuote: (code: string) => Promise<Quote | null>;
  /** Draws an address as a QR code. */
  drawQrCode: (text: string) => QrCode;
  /** Finds what a code belongs to, in any notation. */
  verifyCode: (code: string) => Promise<Verified>;
  /** Finds a request by its reference and phone number; null alike if one of them is wrong. */
  findRequest: (wanted: { reference: string; phone: string }) => Promise<TrackedRequest | null>;
  /** The request of a customer's secret link; null for an unknown link. */
  findOwnRequest: (token: string) => Promise<OwnRequest | null>;
  /** Does what the customer asks on the page of their request. Returns errors as results. */
  changeOwnRequest: (token: string, change: OwnRequestChange) => Promise<OwnChangeResult>;
  /** The company's bank accounts, the only ones that buyers pay to. */
  listOfficialAccounts: () => Promise<OfficialAccount[]>;
  /** The on-road prices of a car in a city; null if either is unknown or inactive. */
  findBothPrices: (choice: OnRoadChoice) => Promise<BothPrices | null>;
  /** All rules of car finance, and all prices of petrol and electricity: past, present and future. */
  listFinanceRules: () => Promise<FinanceRules[]>;
  listEnergyPrices: () => Promise<EnergyPrice[]>;
  /** The job openings of a category (case-insensitive), or all of them; newest first. */
  listJobs: (category?: string) => Promise<JobOpening[]>;
  /** Whether a title belongs to an opening that takes no applications, because it is closed or unpublished. */
  isClosedOpening: (title: string) => Promise<boolean>;
  /** The categories with an opening, by name. */
  listJobCategories: () => Promise<string[]>;
  /** Published items from the first or from a position on; browsers with scripts load further ones from the API. */
  listNews: (after?: string) => Promise<ListPage<NewsItem>>;
  listEvents: (after?: string) => Promise<ListPage<EventItem>>;
  listMedia: (after?: string) => Promise<ListPage<MediaItem>>;
  /** Finds a published record, even if it is not on the first page of its list; null if there is none. */
  findPublished: PublishedFinder;
  /**
   * The record of this request's preview link, whether it is public or not; null without a valid link to a record of
   * the kind.
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
  /** Reads the state of the subscription that an unsubscribe token belongs to. */
  findLinkedSubscription: (token: string) => Promise<LinkedSubscription>;
  /** Ends the subscription that a token belongs to, and returns its new state. */
  unsubscribe: (token: string) => Promise<LinkedSubscription>;
  /** The free times of a dealer until the horizon, by day; empty if it takes no appointments for the request. */
  listSlots: (request: SlotRequest) => Promise<SlotDay[]>;
  /** The appointment of a secret link; null for an unknown link. */
  findAppointment: (token: string) => Promise<OwnAppointment | null>;
  /** The free times to which this appointment can be moved; empty if it can no longer be changed. */
  listOtherSlots: (token: string) => Promise<SlotDay[]>;
  /** Moves or cancels this appointment. Returns errors as results. */
  changeAppointment: (token: string, change: AppointmentChange) => Promise<ChangeResult>;
  /** Logs an error that a page handles itself. */
  report: (error: unknown) => void;
  /** Marks the page's own inline scripts; its CSP allows no others. */
  scriptMarker: string;
}
