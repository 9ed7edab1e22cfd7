import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';

/** One way to reach us. Another site opens a tab of its own, so that what was typed stays here. */
export function Way({ title, detail, to }: { title: string; detail: string; to: string }) {
  const leaves = !to.startsWith('/');
  const Arrow = leaves ? ArrowUpRight : ArrowRight;
  return (
    <li className="border-b border-white/15">
      <Link
        to={to}
        target={to.startsWith('https:') ? '_blank' : undefined}
        className="group flex min-h-18 items-center justify-between gap-4 py-3 no-underline"
      >
        <span className="min-w-0">
          <span className="block text-sm text-graphite-300">{title}</span>
          <span className="tabular block text-lg font-medium tracking-tight wrap-anywhere lg:text-xl">
            {detail}
          </span>
        </span>
        <Arrow
          aria-hidden="true"
          className="size-5 shrink-0 text-graphite-300 transition-[color,translate] group-hover:translate-x-1 group-hover:text-white"
        />
      </Link>
    </li>
  );
}
