import { dateFormat, timeFormat } from './formats.ts';
import type { TextFormat } from './text.ts';

const momentParts =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A day and a time, in Pakistan where no offset is written (4-decisions, 2); stored in UTC. */
export const momentFormat: TextFormat = {
  parse: (value) => {
    const [, day = '', time = '', offset] = momentParts.exec(value) ?? [];
    if (!dateFormat.parse(day) || !timeFormat.parse(time)) return null;
    const moment = new Date(value.replace(' ', 'T') + (offset ? '' : '+05:00'));
    return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
  },
  message: 'Please enter a date and a time',
};

/** A stored moment as a field for date and time shows it: in Pakistan, YYYY-MM-DDTHH:MM. */
export function momentInPakistan(iso: string): string {
  return new Date(Date.parse(iso) + 5 * 60 * 60 * 1000).toISOString().slice(0, 16);
}
