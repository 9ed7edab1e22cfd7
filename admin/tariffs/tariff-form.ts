import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { parseTypedNumber } from '#contract/input/number-input.ts';
import { type Jurisdiction, jurisdictions } from '#contract/on-road/jurisdictions.ts';
import {
  adjustableCharges,
  chargeLabels,
  defaultDue,
  type Fuel,
  federalCharges,
  fuels,
  provincialCharges,
  type TariffCharge,
  type TariffLine,
} from '#contract/on-road/tariff-lines.ts';
import type { TariffSource, TariffVersion } from '#contract/on-road/tariffs.ts';
import { tariffInput } from '#contract/on-road/tariffs-admin.ts';
import { z } from '#contract/zod.ts';
import { describeCars, describeFigure } from './lines/line-words.ts';

function parseDecimal(value: unknown, decimals: number): number | null {
  const text = String(value ?? '')
    .replace(/\s/g, '')
    .replace(/%$/, '');
  return text === '' ? null : parseTypedNumber(text, decimals);
}

/** Parses a typed whole number, with separators or a unit sign; null if it is blank, NaN if it is not a number. */
export const parseTyped = (value: unknown): number | null => parseDecimal(value, 0);

/** Multiplies a typed number without the errors of binary fractions: 1.1 × 100 is 110. */
export const parseScaled = (value: unknown, factor: number): number | null => {
  const number = parseDecimal(value, 3);
  return number === null ? null : Number((number * factor).toFixed(6));
};

/** Formats a stored number for its field: '450,000', '1.25'; '' for null. */
export const formatTyped = (value: number | null | undefined, divisor = 1): string =>
  value === null || value === undefined ? '' : groupDigits(Number((value / divisor).toFixed(6)));

/** A line as it is typed: engines by their first and last size, batteries in kWh, rates in percent. */
type LineValues = Record<Exclude<keyof TariffLine, 'isAdjustable' | 'isIncluded'>, string> & {
  isAdjustable: boolean;
  isIncluded: boolean;
};

export interface TariffValues {
  jurisdiction: string;
  label: string;
  from: string;
  until: string;
  checkedOn: string;
  nonFilerLimit: string;
  nonFilerLimitFrom: string;
  note: string;
  sources: TariffSource[];
  lines: LineValues[];
}

/** The charges that a jurisdiction sets. */
export const listCharges = (jurisdiction: string): readonly TariffCharge[] =>
  jurisdiction === 'PK' ? federalCharges : provincialCharges;

/** Converts a line to what the table shows. */
const toLineValues = (line: TariffLine): LineValues => ({
  ...line,
  engineFrom: formatTyped(line.engineFrom),
  engineBelow: formatTyped(line.engineBelow === null ? null : line.engineBelow - 1),
  batteryFrom: formatTyped(line.batteryFrom, 1_000),
  batteryBelow: formatTyped(line.batteryBelow, 1_000),
  valueFrom: formatTyped(line.valueFrom),
  valueBelow: formatTyped(line.valueBelow),
  fuels: line.fuels.join(),
  origin: line.origin ?? '',
  taxpayer: line.taxpayer ?? '',
  rateBp: formatTyped(line.rateBp, 100),
  amount: formatTyped(line.amount),
});

const readFuels = (joined: string): Fuel[] =>
  fuels.filter((fuel) => joined.split(',').includes(fuel));

/** Converts a typed line to the API's input. An invalid number becomes NaN, which the schema reports. */
function toLine(line: LineValues) {
  const last = parseTyped(line.engineBelow);
  return {
    ...line,
    engineFrom: parseTyped(line.engineFrom),
    engineBelow: last === null ? null : last + 1,
    batteryFrom: parseScaled(line.batteryFrom, 1_000),
    batteryBelow: parseScaled(line.batteryBelow, 1_000),
    valueFrom: parseTyped(line.valueFrom),
    valueBelow: parseTyped(line.valueBelow),
    fuels: readFuels(line.fuels),
    origin: line.origin || null,
    taxpayer: line.taxpayer || null,
    rateBp: parseScaled(line.rateBp, 100),
    amount: parseTyped(line.amount),
  };
}

/** The defaults of a line by its charge. The law has no default. */
export const buildChargeDefaults = (charge: TariffCharge) => ({
  label: chargeLabels[charge],
  due: defaultDue[charge],
  isAdjustable: adjustableCharges.includes(charge),
  isIncluded: false,
  legalRef: '',
  confidence: 'low',
});

/** A new line, for the same charge and law as the one before it. */
export function makeLine(jurisdiction: string, before?: LineValues): LineValues {
  const [first = 'registration'] = listCharges(jurisdiction);
  const charge = (before?.charge as TariffCharge | undefined) ?? first;
  const { label, due, isAdjustable, isIncluded, legalRef, confidence } =
    before ?? buildChargeDefaults(charge);
  return {
    charge,
    label,
    engineFrom: '',
    engineBelow: '',
    batteryFrom: '',
    batteryBelow: '',
    valueFrom: '',
    valueBelow: '',
    fuels: before?.fuels ?? '',
    origin: '',
    taxpayer: before?.taxpayer ?? '',
    rateBp: '',
    amount: '',
    base: before?.base ?? 'ex-factory',
    due,
    isAdjustable,
    isIncluded,
    legalRef,
    confidence,
  };
}

/** The form values of a version, or those of a new draft. */
export const toTariffValues = (version: TariffVersion | null): TariffValues => ({
  jurisdiction: version?.jurisdiction ?? 'PK-PB',
  label: version?.label ?? '',
  from: version?.from ?? '',
  until: version?.until ?? '',
  checkedOn: version?.checkedOn ?? (version ? '' : todayInPakistan()),
  nonFilerLimit: formatTyped(version?.nonFilerLimit),
  nonFilerLimitFrom: version?.nonFilerLimitFrom ?? '',
  note: version?.note ?? '',
  sources: version?.sources ?? [],
  lines: version?.lines.map(toLineValues) ?? [],
});

const toInput = (values: TariffValues) => {
  const isFederal = values.jurisdiction === 'PK';
  return {
    ...values,
    until: values.until || null,
    checkedOn: values.checkedOn || null,
    nonFilerLimit: isFederal ? values.nonFilerLimit : null,
    nonFilerLimitFrom: (isFederal && values.nonFilerLimitFrom) || null,
    lines: values.lines.map(toLine),
  };
};

/** Validates the typed values and converts them to the API's input. */
export const tariffSchema = z.pipe(
  z.transform<unknown, unknown>((values) => toInput(values as TariffValues)),
  tariffInput,
);

/** Labels by field, for the display of conflicting edits. */
export const tariffLabels: Record<keyof TariffValues, string> = {
  jurisdiction: 'Jurisdiction',
  label: 'Label',
  from: 'From',
  until: 'Until',
  checkedOn: 'Checked on',
  nonFilerLimit: 'Limit for non-filers',
  nonFilerLimitFrom: 'Limit from',
  note: 'Note',
  sources: 'Sources',
  lines: 'Lines',
};

const describeTyped = (line: LineValues): string => {
  const stored = toLine(line) as unknown as TariffLine;
  return `${chargeLabels[stored.charge]}: ${describeCars(stored)}: ${describeFigure(stored)}`;
};

/** Formats a field's value for the display of conflicting edits. */
export function formatTariffValue(name: string, value: unknown): string {
  if (name === 'lines') return (value as LineValues[]).map(describeTyped).join('\n');
  if (name === 'jurisdiction') return jurisdictions[value as Jurisdiction];
  if (name !== 'sources') return String(value);
  return (value as TariffSource[]).map(({ title, url }) => `${title}: ${url}`).join('\n');
}
