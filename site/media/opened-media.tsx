import type { MediaItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { buildSlides } from '../published/file-slides.tsx';
import { FormattedText } from '../published/formatted-text.tsx';
import { useOpenRecord } from '../published/open-record.ts';

/** The media record that the URL opens, if it is in the list. */
export function OpenedMedia({ items }: { items: readonly MediaItem[] }) {
  const { id, key, close } = useOpenRecord();
  const item = items.find(({ _id }) => _id === id);
  if (!item) return null;
  const files = listMediaFiles(item);
  return (
    <LazyViewer
      key={key}
      title={item.title}
      slides={buildSlides(files, item.title)}
      transcripts={files.map(({ transcript }) => transcript)}
      onClose={close}
    >
      <h2 className="pr-12 text-2xl wrap-anywhere font-semibold tracking-tight md:text-4xl">
        {item.title}
      </h2>
      <FormattedText
        text={item.content}
        body={item.body}
        below={2}
        className="mt-4 max-w-prose text-graphite-100"
      />
    </LazyViewer>
  );
}
