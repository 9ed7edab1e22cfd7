import type { EventItem } from '#contract/content/content.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import * as words from '#words/site/contact';
import type { FieldValues } from '../forms/posted-form.ts';

/** The query parameter of the contact form with the id of the event that the message is about. */
const eventParameter = 'event';

/** The address of the contact form with a question about an event. */
export const buildEventQuestionLink = ({ _id }: Pick<EventItem, '_id'>) =>
  `/contact-us?${eventParameter}=${_id}`;

/** Whether a request is about an event. */
export const findEventParameter = (url: string) => new URL(url).searchParams.get(eventParameter);

/** The subject and message of a question about an event. */
export const buildEventQuestion = ({ title, eventDate }: EventItem): FieldValues => ({
  subject: title,
  message: words.eventQuestion(title, formatDayInPakistan(eventDate)),
});
