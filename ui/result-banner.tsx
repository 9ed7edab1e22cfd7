import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { takeFocus } from './take-focus.ts';

const variants = {
  success: {
    role: 'status',
    Icon: CircleCheck,
    box: 'border-good bg-good-soft',
    textClass: 'text-good',
  },
  error: {
    role: 'alert',
    Icon: TriangleAlert,
    box: 'border-bad bg-bad-soft',
    textClass: 'text-bad',
  },
} as const;

/**
 * The result of an action, in green or red. It takes focus when it is mounted, so give it a new key each
 * time.
 */
export function ResultBanner({
  kind,
  title,
  children,
}: {
  kind: keyof typeof variants;
  title: string;
  children?: ReactNode;
}) {
  const { role, Icon, box, textClass } = variants[kind];
  return (
    <div
      ref={takeFocus}
      role={role}
      tabIndex={-1}
      className={`flex gap-3 rounded-control border-s-4 p-4 text-graphite-950 ${box}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${textClass}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1 text-sm text-graphite-700">{children}</div>}
      </div>
    </div>
  );
}
