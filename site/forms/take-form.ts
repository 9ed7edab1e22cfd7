import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * A page's action: takes its form from browsers that run no script, or have not yet. `tidy` does to
 * the form what script would have done while it was filled in.
 */
export async function takeForm(
  slug: string,
  { request, context }: ActionArgs,
  tidy?: (form: FormData) => void,
) {
  const form = await request.formData();
  tidy?.(form);
  const result = await context.get(siteContext).submitForm(slug, form);
  return data(result, { status: result.status });
}
