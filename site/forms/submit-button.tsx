import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** A submit button that shows when the form is being sent. As wide as the form on phones. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" aria-disabled={pending} className="w-full md:w-auto md:min-w-64">
      {pending ? 'Submitting...' : children}
    </Button>
  );
}
