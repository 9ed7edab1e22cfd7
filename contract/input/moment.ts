import * as words from '#words/contract/input';
import { fault } from './fault.ts';
import { dateFormat, timeFormat, typedFormat } from './formats.ts';

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A date and time, in Pakistan time unless it has an offset; stored in UTC. */
export const momentFormat = typedFormat({
  parse: (value) => {
    const [, day = '', time = '', offset] = momentPattern.exec(value) ?? [];
    if (!dateFormat.parse(day) || !timeFormat.parse(time)) return null;
    const moment = new Date(value.replace(' ', 'T') + (offset ? '' : '+05:00'));
    // An offset may push the time beyond the year 9999.
    return moment.getTime() < Date.UTC(10_000, 0) ? moment.toISOString() : null;
  },
  message: fault('moment-invalid', words.momentInvalid),
});

/** Formats a stored moment for a date and time input: Pakistan time, YYYY-MM-DDTHH:MM. */
export function formatMoment(iso: string): string {
  return new Date(Date.parse(iso) + 5 * 60 * 60 * 1000).toISOString().slice(0, 16);
}
