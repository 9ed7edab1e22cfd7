import { buildContentPage } from '#contract/content/content.ts';
import { findPeriodState } from '#contract/publication.ts';
import { SiteLink } from '../lists/site-link.tsx';
import { type ContentItem, useContentAdmin } from './content-view.ts';

/** Opens a record on the public site in a new tab: as visitors see it, or else a preview. */
export function ViewOnSite({ item }: { item: ContentItem }) {
  const { paths, content } = useContentAdmin();
  const isPublic = item.status === 'active' && findPeriodState(item) === 'open';
  return (
    <SiteLink
      record={`${paths.records}/${item._id}`}
      name={item.title}
      address={isPublic ? buildContentPage(content.slug, item._id) : null}
    />
  );
}
