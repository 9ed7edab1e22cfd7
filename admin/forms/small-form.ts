import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { ApiError, describeFailure } from '../api.ts';

interface SmallFormOptions<Values extends FieldValues, Result> {
  schema: z.core.$ZodType<Values, Values>;
  blank: DefaultValues<Values>;
  send: (values: Values) => Promise<Result>;
  onSent: (result: Result) => void;
}

/**
 * A form of a few fields. Errors of the server show at their fields, other errors are in `failure`; the
 * input stays. While a call is running, submitting again does nothing.
 */
export function useSmallForm<Values extends FieldValues, Result>({
  schema,
  blank,
  send,
  onSent,
}: SmallFormOptions<Values, Result>) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: blank });
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      form.reset();
      onSent(result);
    },
    onError: (failed) => {
      const fieldErrors = failed instanceof ApiError ? failed.errors : [];
      for (const [n, { field, message }] of fieldErrors.entries()) {
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: n === 0 });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  const hasFieldErrors = error instanceof ApiError && error.errors.length > 0;
  const failure = error && !hasFieldErrors ? describeFailure(error) : null;
  const findError = (name: FieldPath<Values>) =>
    form.getFieldState(name, form.formState).error?.message;
  return { register: form.register, findError, submit, failure, isPending };
}
