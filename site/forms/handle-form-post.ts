import { data, type RouterContextProvider } from 'react-router';
import { readFormText } from '#contract/input/read-form.ts';
import type { SubmitResponse } from '#contract/leads/lead.ts';
import { siteContext } from '../entry.server.tsx';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Messages by field. */
type Messages = Readonly<Record<string, string>>;

/** Words the errors of fields for which there is a message; the headline too, if it is the only error. */
function reword(answer: SubmitResponse, messages: Messages): SubmitResponse {
  if (answer.success || !answer.errors) return answer;
  const errors = answer.errors.map((error) => ({
    ...error,
    message: messages[error.field] ?? error.message,
  }));
  const [first] = errors;
  const message = errors.length === 1 ? messages[first?.field ?? ''] : undefined;
  return { ...answer, errors, ...(message && { message }) };
}

/**
 * A page's action: handles its form if it is sent without JavaScript or before hydration. `tidy` makes the
 * changes to the form that script would have made, and returns what to say about fields that it emptied. With a field
 * named `question` the form is not sent: the page only shows again what depends on its fields.
 */
export async function handleFormPost(
  slug: string,
  { request, context }: ActionArgs,
  { tidy, question }: { tidy?: (form: FormData) => Messages; question?: string } = {},
) {
  const form = await request.formData();
  const messages = tidy?.(form) ?? {};
  if (question && form.has(question)) return data({ answer: null, values: readFormText(form) });
  const result = await context.get(siteContext).submitForm(slug, form);
  return data({ ...result, answer: reword(result.answer, messages) }, { status: result.status });
}
