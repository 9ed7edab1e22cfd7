import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** Says what it sends and, while it is sent, that it is: as wide as the form on phones. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" disabled={pending} className="w-full md:w-auto md:min-w-64">
      {pending ? 'Submitting...' : children}
    </Button>
  );
}
