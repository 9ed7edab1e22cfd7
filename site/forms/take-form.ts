import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A page's action: takes its form from browsers that run no script, or have not yet. */
export async function takeForm(slug: string, { request, context }: ActionArgs) {
  const result = await context.get(siteContext).submitForm(slug, await request.formData());
  return data(result, { status: result.status });
}
