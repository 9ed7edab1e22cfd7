import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';
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
  const list = await listNews().catch((error: unknown) => {
    report(error);
    return null;
  });
  return { list, shown: shownIn(request, initial) };
}
