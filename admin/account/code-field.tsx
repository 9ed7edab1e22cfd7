import type { ComponentProps } from 'react';
import { InputField } from '../ui/fields.tsx';

/** A field for a code from an authenticator app, or a recovery code, which can contain letters. */
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
