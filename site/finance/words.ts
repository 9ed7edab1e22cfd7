import type { FinanceKind } from '#contract/finance/instalments.ts';
import type { KindWords } from './finance-kinds.ts';

export const pageTitle = 'Finance';
export const pageDescription =
  'Instalments for a HAVAL, ORA or TANK under the State Bank’s rules: conventional, ijarah or diminishing musharakah, month by month.';
export const introduction = 'What a car costs a month: one way with interest, two Islamic ones.';

/** Each kind of finance in its own words. */
export const kinds: Readonly<Record<FinanceKind, KindWords>> = {
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

export const kindChoice = 'Kind of finance';
export const withInterest = 'With interest';
export const islamic = 'Islamic';
export const calculate = 'Calculate';
/** For screen readers, after `calculate`. */
export const calculateDetail = (kind: string) => `, ${kind}`;
export const showInstalments = 'Show the instalments';

export const term = 'Term';
export const termOf = (months: number) => `${months} months`;
export const titleAndTerm = (title: string, months: number) => `${title}, ${months} months`;
export const monthly = (payment: string) => `${payment} a month`;
export const falling = 'in the first month, then less each month';
export const atLeast = (amount: string) => `At least ${amount}`;
export const moreFields = (rate: string) => `${rate} and more`;
export const rateField = (rate: string) => `${rate}, % a year`;
export const otherPayments = 'Other payments to banks a month, in rupees';
export const otherPaymentsHint = 'They raise the income that the bank asks for';

export const amountName = 'The amount';
export const monthsName = 'The number of months';
export const rateName = 'The rate';
export const noNumber = 'Please enter a number';
export const tooLittleDown = (least: string) => `The least is ${least}, which the plan uses`;
export const tooMuchDown = (price: string, least: string) =>
  `The price is ${price}: enter less than that. The plan uses the least, ${least}`;
export const tooLong = (maxMonths: number) => `The rules allow ${maxMonths} months at most`;
export const tooLongYet = (maxMonths: number, openMonths: number) =>
  `The rules allow ${maxMonths} months at most, and ${openMonths} only for engines up to 1,000 cc`;

export const noRules = 'No rules of car finance are published for today. Ask your dealer.';
export const noPrice = 'The price of this car is not available. Ask your dealer.';
export const imported = 'No bank may finance imported cars: a rule of the State Bank.';
export const sampleFigures =
  'Sample figures: a price, a tariff, the rules or a fact of the car was loaded to show this page.';
export const illustration = 'An illustration, not an offer; the bank decides.';
export const illustrations =
  'Each page shows an illustration under the State Bank’s rules, not an offer; the bank decides.';

export const originAssumed =
  'It is not confirmed whether this car is made in Pakistan or imported. No bank may finance an imported car, so these figures count only if it is made in Pakistan.';
export const termAssumed = (monthsSmall: number, monthsLarge: number) =>
  `The size of its engine is not confirmed. The longest term is ${monthsSmall} months up to 1,000 cc and ${monthsLarge} months above; these figures take ${monthsLarge}.`;
export const electricTermAssumed = (months: number) =>
  `No rule names the longest term of an electric car; these figures take that of engines above 1,000 cc, ${months} months.`;

export const planFigures = 'The plan in figures';
export const cashPrice = 'Cash price, ex factory';
export const onRoadPrice = 'On-road price';
export const onRoadNote = 'What you pay without a bank. Taxes and fees are not financed.';
export const capNote = (cap: string) =>
  `Banks may finance one person’s cars with ${cap} at most, so the rest of the price is paid first.`;
export const capRule = (cap: string) =>
  `the cap: banks may finance one person’s cars with ${cap} at most`;
export const shareRule = (share: string) => `the State Bank’s rule of at least ${share}`;
export const leastDown = (rule: string) => `The least, set by ${rule}.`;
export const chosenDown = (least: string, rule: string) =>
  `Your choice. The least is ${least}, set by ${rule}.`;
export const rateAYear = (rate: string) => `${rate} a year`;
export const ownRate = 'Your own figure; ask the bank whether it is fixed or reset.';
export const islamicRate =
  'The bank says whether it is fixed or reset. When the rate was seen is said with the rules below.';
export const kiborRate = (kibor: { tenor: string; day: string; rate: string }, spread: string) =>
  `KIBOR of ${kibor.tenor} on ${kibor.day}, ${kibor.rate}, and ${spread} for the bank. Usually reset every year; this plan keeps today’s rate.`;
export const lastFalling = (last: string) => `They fall month by month; the last is ${last}.`;
export const lastPayment = (last: string) => `The last is ${last}.`;
export const paidInAll = 'Paid to the bank in all';
export const inAll = (cost: string) => `${cost} in all`;
export const flatRate = (rate: string) =>
  `As a flat rate on the first sum that is ${rate} a year; compare offers by the annual rate above.`;
export const rateEffect = 'If the rate changes by 2 points';
export const range = (lower: string, higher: string) => `${lower} to ${higher}`;
export const rateEffectNote = (payment: string) =>
  `${payment} with 2 points less and 2 points more.`;
export const incomeNeeded = 'Net income needed a month';
export const incomeNote = (share: string) =>
  `All that you pay to banks a month may take ${share} of it.`;

export const monthByMonth = 'Month by month';
export const scheduleCaption = 'Payments month by month, in rupees';
export const month = 'Month';

export const firstDay = 'Cash on the first day';
export const firstDayFrom = 'from';
export const firstDayCaption = 'Cash on the first day, in rupees';
export const purpose = 'For';
export const firstInsurance = (insurance: string) => `First year’s ${insurance.toLowerCase()}`;
export const leaseTax = 'Tax on a lease to a non-filer, s. 231B(1A)';
export const openInsurance = (insurance: string) => `the first year’s ${insurance.toLowerCase()}`;
export const processing = 'the bank’s processing and documentation charges';
export const endorsement = 'the endorsement fee for the registration in the bank’s name';
export const hirePurchaseEndorsement =
  'the hire-purchase endorsement fee for the registration in the bank’s name';
export const tracker = 'a tracker';
export const notInSum = (unknown: string, insurance: string) =>
  `Not known, and not in the sum: ${unknown}. ${insurance} is due every year, on the value that the car then has.`;
export const leaseTaxNote = (tax: string) =>
  `If the bank leases the car to you instead of lending you the money, a non-filer pays ${tax} more: the tax on a lease, s. 231B(1A).`;

export const ask = 'Whom to ask, what to bring';
export const askNote =
  'The bank decides. Ask the dealer with which banks it works, and the bank how long its answer takes and which papers it takes as proof of:';
export const incomeProof = (share: string) =>
  `Your net income: all monthly payments to banks together may take ${share} of it.`;
export const paymentsProof =
  'What you pay other banks a month, which counts against the same share.';
export const capProof = (cap: string) =>
  `What is still to be paid for other cars: with this one, and at all banks together, it may be ${cap}.`;
export const taxpayerProof =
  'Whether you are on the Active Taxpayers List: who is not pays more tax.';
export const call = (whom: string) => `Call ${whom}`;
export const callDealer = (name: string, phone: string) => `Call ${name}, ${phone}`;

export const rules = 'The rules behind it';
export const inForce = (label: string, date: string) => `${label}, in force since ${date}.`;
export const source = 'Source:';
export const usedTariffs = (tariffs: string) =>
  `Charges on the road follow these tariffs: ${tariffs}.`;
export const onRoadOfCar = 'On-Road Price of this car';

/** A car's instalments in short, beside its price on other pages. */
export const fromMonthly = (amount: string) => `From ${amount} a month`;
export const termAndDown = (months: number, down: string, percent: number) =>
  `Over ${months} months, ${down} down (${percent}\u00a0%).`;
export const bothKinds = (conventional: string, ijarah: string) =>
  `Conventional ${conventional}, Islamic (ijarah) ${ijarah}.`;
export const openOrigin = 'whether it is imported, which no bank may finance';
export const openEngine = 'its engine’s size, which sets the term';
export const notConfirmed = (facts: readonly string[]) =>
  `Not confirmed yet: ${facts.join(', and ')}.`;
export const importedCars = 'No bank may finance imported cars.';
export const kiborOf = (date: string) => `KIBOR of ${date}.`;
export const sampleKiborOf = (date: string) => `KIBOR of ${date} (sample rates).`;
export const sampleFacts = 'Sample facts of the car.';
