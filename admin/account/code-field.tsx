import type { ComponentProps } from 'react';
import { InputField } from '../ui/input-field.tsx';

/** A code of an authenticator app, or a recovery code, which has letters as well. */
export function CodeField(field: ComponentProps<typeof InputField>) {
  return (
    <InputField
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...field}
    />
  );
}
