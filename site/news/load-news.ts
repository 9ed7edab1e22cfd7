import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { shownIn } from '../published/load-more.tsx';
import type { NewsData } from './news-page.tsx';

const initial = 6;

/** What the news page shows. */
export async function loadNews({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<NewsData> {
  const { listNews, report } = context.get(siteContext);
  const list = await listOrNull(listNews(), report);
  return { list, shown: shownIn(request, initial) };
}
