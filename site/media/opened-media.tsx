import type { MediaItem } from '#contract/content/content.ts';
import { filesOf } from '#contract/content/media-file.ts';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { slidesOf } from '../published/file-slides.tsx';
import { useOpened } from '../published/opened.ts';
import { PlainText } from '../published/plain-text.tsx';

/** The gallery or film that the address opens, if it is one of these. */
export function OpenedMedia({ items }: { items: readonly MediaItem[] }) {
  const { id, close } = useOpened();
  const item = items.find(({ _id }) => _id === id);
  if (!item) return null;
  return (
    <LazyViewer
      key={id}
      title={item.title}
      slides={slidesOf(filesOf(item), item.title)}
      onClose={close}
    >
      <h2 className="pr-12 text-2xl wrap-anywhere font-semibold tracking-tight md:text-4xl">
        {item.title}
      </h2>
      <PlainText text={item.content} className="mt-4 max-w-prose text-graphite-100" />
    </LazyViewer>
  );
}
