import type { EventItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { ButtonLink } from '#ui/button.tsx';
import { buildEventQuestionLink } from '../contact/event-question.ts';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { buildSlides } from '../published/file-slides.tsx';
import { FormattedText } from '../published/formatted-text.tsx';
import { useOpenRecord } from '../published/open-record.ts';
import { EventFacts, PastMark } from './event-facts.tsx';

/** The event that the URL opens, if it is in the list. */
export function OpenedEvent({ events }: { events: readonly EventItem[] }) {
  const { id, key, close, listSearch } = useOpenRecord();
  const event = events.find(({ _id }) => _id === id);
  if (!event) return null;
  const files = listMediaFiles(event);
  const { title, content } = event;
  return (
    <LazyViewer
      key={key}
      title={title}
      slides={buildSlides(files, title)}
      transcripts={files.map(({ transcript }) => transcript)}
      onClose={close}
    >
      <EventFacts event={event} className="block text-sm text-graphite-300" />
      <PastMark event={event} className="block text-sm font-medium text-graphite-300" />
      <h2 className="mt-1 pr-12 text-2xl wrap-anywhere font-semibold tracking-tight md:text-4xl">
        {title}
      </h2>
      <FormattedText
        text={content}
        body={event.body}
        below={2}
        className="mt-4 max-w-prose text-graphite-100"
      />
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={buildEventQuestionLink(event)}>Tell me more</ButtonLink>
        <ArrowLink to="/find-a-dealer">Find a Dealer</ArrowLink>
        <ArrowLink to={{ search: listSearch }} preventScrollReset>
          All events
        </ArrowLink>
      </p>
    </LazyViewer>
  );
}
