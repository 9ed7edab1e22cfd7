import { type FinanceKind, financeKinds } from '#contract/finance/instalments.ts';

/** The words of one kind of finance. The Islamic kinds have a structure and words of their own. */
export interface FinanceWords {
  title: string;
  /** A description in one or two sentences. */
  about: string;
  rate: string;
  payment: string;
  /** Its plural. */
  payments: string;
  down: string;
  financed: string;
  /** The cost on top of the amount financed. */
  cost: string;
  insurance: string;
  settlement: string;
  /** What the rate is charged on. */
  rateBase: string;
  /** The columns of the schedule: a month's payment, its two parts, and what is left. */
  schedule: readonly [payment: string, cost: string, share: string, left: string];
}

export const financeWords: Readonly<Record<FinanceKind, FinanceWords>> = {
  conventional: {
    title: 'Conventional',
    about: 'The bank lends you the money. You pay it back with interest in equal instalments.',
    rate: 'Interest rate',
    payment: 'Instalment',
    payments: 'Instalments',
    down: 'Down payment',
    financed: 'Amount financed',
    cost: 'Interest',
    insurance: 'Insurance',
    settlement:
      'Early settlement: the bank asks for a share of what is still owed. Late payment: it adds a charge for each late instalment. Both are in its schedule of charges.',
    rateBase: 'On the balance that falls month by month.',
    schedule: ['Instalment', 'Interest', 'Principal', 'Still owed'],
  },
  ijarah: {
    title: 'Ijarah',
    about:
      'The bank owns the car and rents it to you. Rentals start after delivery, and the car becomes yours at the end.',
    rate: 'Profit rate',
    payment: 'Rental',
    payments: 'Rentals',
    down: 'Security deposit',
    financed: 'Paid by the bank',
    cost: 'Profit',
    insurance: 'Takaful',
    settlement:
      'Early purchase: at the price that the agreement lists for that month. Late payment: what the bank adds goes to charity.',
    rateBase: 'On what the bank paid for the car, less what your rentals have covered.',
    schedule: ['Rental', 'Profit', 'Towards the car', 'Bank’s cost left'],
  },
  'diminishing-musharakah': {
    title: 'Diminishing musharakah',
    about:
      'You and the bank own the car together. Each month you buy a part of its share and pay rent for the rest.',
    rate: 'Profit rate',
    payment: 'First payment',
    payments: 'Payments',
    down: 'Your first share',
    financed: 'The bank’s share',
    cost: 'Rent',
    insurance: 'Takaful',
    settlement:
      'Early purchase: you may buy the rest of the bank’s share at the price in the agreement. Late payment: what the bank adds goes to charity.',
    rateBase: 'On the share that the bank still owns, so the rent falls month by month.',
    schedule: ['Payment', 'Rent', 'Share you buy', 'Bank’s share left'],
  },
};

/** Marks figures, and what follows from facts of the car, as samples. */
export const sampleSentence =
  'Sample figures: a price, a tariff, the rules or a fact of the car was loaded to show this page.';

/** Reads a kind of finance from an address; null if it names none. */
export const readFinanceKind = (value: string | null): FinanceKind | null =>
  financeKinds.find((kind) => kind === value) ?? null;
