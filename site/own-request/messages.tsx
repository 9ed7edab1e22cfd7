import { useId } from 'react';
import { formatDayInPakistan, formatTimeInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import type { OwnMessage, OwnRequest } from '#contract/tracking/own-request.ts';
import { MixedText, StoredText } from '#ui/stored-text.tsx';
import { clockTime, comma } from '#words/contract/format';
import * as words from '#words/site/own-request';
import { nameHandler } from './describe-request.ts';

/** Formats when a message was written: '28 November 2026, 17:00'. */
const formatMoment = (at: string) =>
  `${formatDayInPakistan(at)}${comma}${clockTime(formatTimeInPakistan(at))}`;

/** What customer and dealer wrote, oldest first. */
export function Thread({ request }: { request: OwnRequest }) {
  const who = nameHandler(request);
  if (request.messages.length === 0) {
    return request.isActive ? (
      <p className="max-w-prose text-graphite-700">
        <MixedText text={words.noMessages(who)} />
      </p>
    ) : null;
  }
  return (
    <ol className="grid gap-4">
      {request.messages.map((message) => (
        <Message key={message._id} message={message} who={who} />
      ))}
    </ol>
  );
}

function Message({ message: { at, from, text }, who }: { message: OwnMessage; who: string }) {
  const id = useId();
  const isOwn = from === 'customer';
  return (
    <li
      aria-labelledby={id}
      className={`w-fit max-w-[88%] rounded-panel px-4 py-3 ${isOwn ? 'on-dark justify-self-end bg-graphite-800 text-white' : 'bg-white ring-1 ring-graphite-200'}`}
    >
      <p
        id={id}
        className={`flex flex-wrap gap-x-3 text-sm ${isOwn ? 'text-graphite-300' : 'text-graphite-600'}`}
      >
        <span className="font-semibold">{isOwn ? words.you : <StoredText text={who} />}</span>
        <time dateTime={at} className="tabular">
          {formatMoment(at)}
        </time>
      </p>
      <p {...buildDirection(text)} className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  );
}
