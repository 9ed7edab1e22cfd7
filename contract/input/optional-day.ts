import { dateFormat } from './formats.ts';
import { optionalText } from './text.ts';

/** A day in a query, as YYYY-MM-DD. One that does not exist is refused; a blank one counts as absent. */
export const optionalDay = optionalText({ max: 10, format: dateFormat });
