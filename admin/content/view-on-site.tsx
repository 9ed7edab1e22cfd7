import { ExternalLink } from 'lucide-react';
import { useRowTabIndex } from '../lists/row-focus.ts';
import type { ContentItem } from './content-view.ts';

/** Opens a record on the public site in a new tab. Nothing for a record that visitors cannot see. */
export function ViewOnSite({ item, address }: { item: ContentItem; address: string }) {
  const tabIndex = useRowTabIndex();
  if (item.status !== 'active') return null;
  const label = `View ${item.title} on the site`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      data-part="site"
      tabIndex={tabIndex}
      className="inline-grid size-8 place-items-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <ExternalLink aria-hidden size={16} />
    </a>
  );
}
