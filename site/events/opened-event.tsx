import type { EventItem } from '#contract/content/content.ts';
import { filesOf } from '#contract/content/media-file.ts';
import { dayOf, timeOf } from '#contract/day-words.ts';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { slidesOf } from '../published/file-slides.tsx';
import { useOpened } from '../published/opened.ts';
import { PlainText } from '../published/plain-text.tsx';

/** The event that the address opens, if it is one of these. */
export function OpenedEvent({ events }: { events: readonly EventItem[] }) {
  const { id, close } = useOpened();
  const event = events.find(({ _id }) => _id === id);
  if (!event) return null;
  const { title, content, eventDate } = event;
  return (
    <LazyViewer key={id} title={title} slides={slidesOf(filesOf(event), title)} onClose={close}>
      <time dateTime={eventDate} className="text-sm text-graphite-300">
        {dayOf(eventDate)}, {timeOf(eventDate)}
      </time>
      <h2 className="mt-1 pr-12 text-2xl wrap-anywhere font-semibold tracking-tight md:text-4xl">
        {title}
      </h2>
      <PlainText text={content} className="mt-4 max-w-prose text-graphite-100" />
    </LazyViewer>
  );
}
