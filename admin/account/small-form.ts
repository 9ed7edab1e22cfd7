import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { ApiError, reasonOf } from '../api.ts';

interface SmallForm<Values extends FieldValues, Answer> {
  schema: z.core.$ZodType<Values, Values>;
  blank: DefaultValues<Values>;
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/**
 * A form of a few fields that is sent and forgotten. What the server refuses is said at its fields,
 * or else as `failure`; what was typed stays. While it is under way it is not sent again.
 */
export function useSmallForm<Values extends FieldValues, Answer>({
  schema,
  blank,
  send,
  onSent,
}: SmallForm<Values, Answer>) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: blank });
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      form.reset();
      onSent(answer);
    },
    onError: (failed) => {
      const refused = failed instanceof ApiError ? failed.errors : [];
      for (const [n, { field, message }] of refused.entries()) {
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: n === 0 });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  const isToldAtFields = error instanceof ApiError && error.errors.length > 0;
  const failure = error && !isToldAtFields ? reasonOf(error) : null;
  const errorOf = (name: FieldPath<Values>) =>
    form.getFieldState(name, form.formState).error?.message;
  return { register: form.register, errorOf, submit, failure, isPending };
}
