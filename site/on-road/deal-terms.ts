import type { Dealer } from '#contract/dealers/dealers.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { PaymentTerms } from '#contract/prices/payment-terms.ts';
import type { Car } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/on-road';
import { listOrNull } from '../list-or-null.ts';

/** When a car comes and what its booking costs, in words; null until staff enter it. */
export interface CarDeal {
  /** 'About 6 weeks' */
  delivery: string | null;
  /** When the time was stated, and whether that is long ago. */
  statement: string | null;
  /** 'PKR 1,000,000' */
  bookingAmount: string | null;
}

/** Whom to ask; the phone number of a dealer or of the distributor. */
export interface DealContact {
  /** Null for the distributor. */
  name: string | null;
  phone: string;
}

/** What holds for every car, and whom to ask about the rest; null if no phone number is known. */
export interface CompanyDeal extends Pick<PaymentTerms, 'payee' | 'restDue'> {
  papers: readonly string[];
  ask: DealContact | null;
}

/** A delivery time that was stated longer ago is called old. */
const freshDays = 14;

function describeStatement(statedOn: string): string {
  const day = formatDayInPakistan(statedOn);
  return statedOn < addDays(todayInPakistan(), -freshDays)
    ? words.statedLongAgo(day, freshDays)
    : words.statedOn(day);
}

/** Puts the terms of a car into words. Called by loaders, so that pages load no more script. */
export function describeCarDeal(
  car: Pick<Car, 'bookingAmount' | 'deliveryWeeks' | 'deliveryStatedOn'> | undefined,
): CarDeal {
  const { bookingAmount = null, deliveryWeeks = null, deliveryStatedOn = null } = car ?? {};
  return {
    delivery: deliveryWeeks === null ? null : words.deliveryIn(deliveryWeeks),
    statement: deliveryStatedOn && describeStatement(deliveryStatedOn),
    bookingAmount: bookingAmount === null ? null : formatRupees(bookingAmount),
  };
}

/** Finds a dealer of a city, which dealers store with or without its province: 'Lahore, Punjab'. */
const findDealerIn = (dealers: readonly Dealer[], city: string): Dealer | undefined =>
  dealers.find((dealer) => dealer.city.split(',')[0]?.trim().toLowerCase() === city.toLowerCase());

/**
 * Reads what holds for every car. Questions go to a dealer of the chosen city, else to the distributor's own number.
 */
export async function findCompanyDeal(
  site: SiteContext,
  city: string | undefined,
): Promise<CompanyDeal> {
  const [terms, dealers] = await Promise.all([
    site.readPaymentTerms().catch((error) => {
      site.report(error);
      return null;
    }),
    city ? listOrNull(site.listDealers(), site.report) : null,
  ]);
  const dealer = city ? findDealerIn(dealers ?? [], city) : undefined;
  const { phone } = site.config;
  const support = phone ? { name: null, phone } : null;
  return {
    payee: terms?.payee ?? null,
    restDue: terms?.restDue ?? null,
    papers: terms?.papers?.split('\n').filter((line) => line.trim()) ?? [],
    ask: dealer ? { name: dealer.name, phone: dealer.phone } : support,
  };
}
