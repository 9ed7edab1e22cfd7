import type { Stated } from '#contract/availability/availability.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { PaymentTerms } from '#contract/prices/payment-terms.ts';
import type { Car } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { listOrNull } from '../list-or-null.ts';
import { describeDelivery } from './delivery.ts';

/** When a car comes and what its booking costs, in words; null until staff enter it. */
export interface CarDeal {
  /** 'At 3 dealers now' or 'About 6 weeks' */
  delivery: string | null;
  /** When that was stated, and whether it is long ago. */
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

/** Puts the terms of a car into words; `stated` is what dealers say, null if it cannot be read. Called by loaders, so that pages load no more script. */
export function describeCarDeal(
  car: Pick<Car, 'vehicleId' | 'bookingAmount' | 'deliveryWeeks' | 'deliveryStatedOn'> | undefined,
  stated: readonly Stated[] | null,
): CarDeal {
  const { bookingAmount = null } = car ?? {};
  return {
    ...(describeDelivery(car, stated ?? []) ?? { delivery: null, statement: null }),
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
