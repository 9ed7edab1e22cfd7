import { data, type RouterContextProvider } from 'react-router';
import { readFormText } from '#contract/input/read-form.ts';
import { siteContext } from '../entry.server.tsx';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * A page's action: handles its form if it is sent without JavaScript or before hydration. `tidy` makes the
 * changes to the form that script would have made. With a field named `question` the form is not sent: the page only
 * shows again what depends on its fields.
 */
export async function handleFormPost(
  slug: string,
  { request, context }: ActionArgs,
  { tidy, question }: { tidy?: (form: FormData) => void; question?: string } = {},
) {
  const form = await request.formData();
  tidy?.(form);
  if (question && form.has(question)) return data({ answer: null, values: readFormText(form) });
  const result = await context.get(siteContext).submitForm(slug, form);
  return data(result, { status: result.status });
}
