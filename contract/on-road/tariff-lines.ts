import * as words from '#words/contract/on-road';

/** What drives a car, as tariffs distinguish it. */
export const fuels = ['petrol', 'diesel', 'hev', 'phev', 'bev'] as const;
export type Fuel = (typeof fuels)[number];

export const fuelLabels: Readonly<Record<Fuel, string>> = {
  petrol: words.petrol,
  diesel: words.diesel,
  hev: words.hybrid,
  phev: words.plugInHybrid,
  bev: words.electric,
};

export const origins = ['local', 'imported'] as const;
export type Origin = (typeof origins)[number];

/** Whether a buyer is on the Active Taxpayers List (a filer) or not. */
export const taxpayers = ['atl', 'non-atl'] as const;
export type Taxpayer = (typeof taxpayers)[number];

export const taxpayerLabels: Readonly<Record<Taxpayer, string>> = {
  atl: words.filer,
  'non-atl': words.nonFiler,
};

/** The charges that tariffs set, in the order of pages. */
export const tariffCharges = [
  'wht-231b',
  'cvt',
  'registration',
  'token',
  'income-234',
  'luxury',
  'plates',
] as const;
export type TariffCharge = (typeof tariffCharges)[number];

/** The charges of a jurisdiction without which a price is incomplete. */
export const federalCharges = ['wht-231b', 'cvt', 'income-234'] as const satisfies TariffCharge[];
export const provincialCharges = [
  'registration',
  'token',
  'luxury',
  'plates',
] as const satisfies TariffCharge[];

export const chargeLabels: Readonly<Record<TariffCharge | 'freight', string>> = {
  freight: words.freight,
  'wht-231b': words.advanceIncomeTax,
  cvt: words.capitalValueTax,
  registration: words.registrationFee,
  token: words.tokenTax,
  'income-234': words.incomeTaxWithToken,
  luxury: words.luxuryTax,
  plates: words.plates,
};

/** When a charge is paid. Yearly ones are first paid with the registration. */
export const dueTimes = ['delivery', 'registration', 'yearly'] as const;
export type DueTime = (typeof dueTimes)[number];

/** The usual payment date of each charge. */
export const defaultDue: Readonly<Record<TariffCharge, DueTime>> = {
  'wht-231b': 'delivery',
  cvt: 'delivery',
  registration: 'registration',
  token: 'yearly',
  'income-234': 'yearly',
  luxury: 'registration',
  plates: 'registration',
};

/** The charges that a buyer can usually set off against the income tax of the year. */
export const adjustableCharges: readonly TariffCharge[] = ['wht-231b', 'income-234'];

export const tariffBases = ['ex-factory', 'ex-factory-and-freight'] as const;
export type TariffBase = (typeof tariffBases)[number];

/** The reliability of the source: an official page, one decent source, or contradicted. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/**
 * One rule of a tariff. Ranges are half-open: `from` is included, `below` is not; null means no limit. A rule has a
 * rate, an amount, or neither: then the charge is due, but its figure is unknown.
 */
export interface TariffLine {
  charge: TariffCharge;
  label: string;
  /** Engine size in cubic centimeters. Such a line never applies to electric cars. */
  engineFrom: number | null;
  engineBelow: number | null;
  /** Battery size in watt-hours. Such a line applies to electric cars only. */
  batteryFrom: number | null;
  batteryBelow: number | null;
  /** The ex-factory price in whole rupees. */
  valueFrom: number | null;
  valueBelow: number | null;
  /** Empty for all. */
  fuels: Fuel[];
  origin: Origin | null;
  taxpayer: Taxpayer | null;
  /** Hundredths of a percent of the base, with one decimal at most. */
  rateBp: number | null;
  /** Whole rupees. */
  amount: number | null;
  base: TariffBase;
  due: DueTime;
  /** Whether the buyer can set it off against the income tax of the year. */
  isAdjustable: boolean;
  /** Whether the maker's price already includes it; then it is listed but not added. */
  isIncluded: boolean;
  /** The legal basis: 'Income Tax Ordinance 2001, s. 231B(3)'. */
  legalRef: string;
  confidence: Confidence;
}

/** The defaults of a line: no condition, no figure, and the ex-factory price as the base. */
export const plainLine: Omit<TariffLine, 'charge' | 'label' | 'due' | 'legalRef'> = {
  engineFrom: null,
  engineBelow: null,
  batteryFrom: null,
  batteryBelow: null,
  valueFrom: null,
  valueBelow: null,
  fuels: [],
  origin: null,
  taxpayer: null,
  rateBp: null,
  amount: null,
  base: 'ex-factory',
  isAdjustable: false,
  isIncluded: false,
  confidence: 'high',
};
