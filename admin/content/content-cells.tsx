import { Link } from 'react-router';
import { buildContentPage } from '#contract/content/content.ts';
import { findPeriodState } from '#contract/content/publication.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { buildDirection } from '#contract/format/direction.ts';
import { pakistanZone } from '#contract/format/pakistan-time.ts';
import { isolateNumbers } from '#ui/isolate-numbers.tsx';
import { openedHere, useDialogAddress } from '../lists/list-address.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { SiteLink } from '../lists/site-link.tsx';
import { PeriodBadge, StaleUrduBadge } from '../lists/visibility.tsx';
import { type ContentItem, useContentAdmin } from './content-view.ts';

const previewLength = 100;

/** Returns the first 100 characters of a text on one line. */
export function shortenText(text: string): string {
  const characters = [...stripFormatting(text).replace(/\s+/g, ' ').trim()];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}

const newsDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: pakistanZone,
});

/** Formats the day of an article in Pakistan: 'May 4, 2026'. */
export const formatNewsDay = (iso: string): string => newsDay.format(new Date(iso));

const eventMoment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: pakistanZone,
});

/** Formats the time of an event in Pakistan: '04/05/2026, 18:30'. */
export const formatEventMoment = (iso: string): string => eventMoment.format(new Date(iso));

/** A record's title, which links to its form. */
export function TitleLink({ item: { _id, title } }: { item: ContentItem }) {
  return (
    <Link
      to={useDialogAddress('edit', _id)}
      state={openedHere}
      data-part="title"
      tabIndex={useRowTabIndex()}
      title={title}
      className="inline-flex min-h-6 max-w-full items-center rounded-control font-semibold hover:underline max-table:text-base max-table:leading-6 table:-my-1 table:py-1 table:pointer-coarse:min-h-9"
    >
      <span
        {...buildDirection(title)}
        className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row"
      >
        {title}
      </span>
    </Link>
  );
}

/** A record's title above a preview of its text. */
export function TitleAndText({ item }: { item: ContentItem }) {
  return (
    <div className="min-w-0 max-table:col-start-2 max-table:row-start-1">
      <TitleLink item={item} />
      <PeriodBadge period={item} />
      <StaleUrduBadge record={item} />
      <p
        {...buildDirection(item.content)}
        className="text-xs leading-row text-ink-soft wrap-anywhere max-table:line-clamp-1 xl:line-clamp-1"
      >
        {isolateNumbers(shortenText(item.content))}
      </p>
    </div>
  );
}

/** Opens a record on the public site in a new tab: the public page if there is one, else a preview. */
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
