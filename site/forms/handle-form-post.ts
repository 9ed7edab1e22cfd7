import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * A page's action: handles its form if it is sent without JavaScript or before hydration. `tidy` makes the
 * changes to the form that script would have made.
 */
export async function handleFormPost(
  slug: string,
  { request, context }: ActionArgs,
  tidy?: (form: FormData) => void,
) {
  const form = await request.formData();
  tidy?.(form);
  const result = await context.get(siteContext).submitForm(slug, form);
  return data(result, { status: result.status });
}
