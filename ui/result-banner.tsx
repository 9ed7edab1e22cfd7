import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { takeFocus } from './take-focus.ts';

const looks = {
  success: { role: 'status', Icon: CircleCheck, box: 'border-good bg-good-soft', ink: 'text-good' },
  error: { role: 'alert', Icon: TriangleAlert, box: 'border-bad bg-bad-soft', ink: 'text-bad' },
} as const;

/** How something ended, green or red. It takes focus as it appears: give it a new key each time. */
export function ResultBanner({
  kind,
  title,
  children,
}: {
  kind: keyof typeof looks;
  title: string;
  children?: ReactNode;
}) {
  const { role, Icon, box, ink } = looks[kind];
  return (
    <div
      ref={takeFocus}
      role={role}
      tabIndex={-1}
      className={`flex gap-3 rounded-control border-l-4 p-4 text-graphite-950 ${box}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1 text-sm text-graphite-700">{children}</div>}
      </div>
    </div>
  );
}
