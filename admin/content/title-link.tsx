import { Link } from 'react-router';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { PeriodBadge } from '../lists/visibility.tsx';
import type { ContentItem } from './content-view.ts';
import { shortenText } from './format-content.ts';

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
      <span className="min-w-0 wrap-anywhere table:line-clamp-2 table:leading-row">{title}</span>
    </Link>
  );
}

/** A record's title above a preview of its text. */
export function TitleAndText({ item }: { item: ContentItem }) {
  return (
    <div className="min-w-0 max-table:col-start-2 max-table:row-start-1">
      <TitleLink item={item} />
      <PeriodBadge period={item} />
      <p className="text-xs leading-row text-ink-soft wrap-anywhere max-table:line-clamp-1 xl:line-clamp-1">
        {shortenText(item.content)}
      </p>
    </div>
  );
}
