import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const backgroundClasses = {
  dark: 'studio on-dark text-white',
  light: 'bg-paper text-graphite-950',
} as const;

/** One half of the landing page: a large name. The whole panel is a link. */
export function AboutPanel({
  to,
  name,
  title,
  text,
  background,
}: {
  to: string;
  name: string;
  title: string;
  text: string;
  background: keyof typeof backgroundClasses;
}) {
  return (
    <section className={backgroundClasses[background]}>
      <Link
        to={to}
        className="group flex min-h-104 flex-col justify-between px-5 pt-10 pb-8 no-underline focus-visible:-outline-offset-4 md:min-h-160 md:px-10 md:py-14 lg:px-16"
      >
        <p className="-ml-[0.05em] text-[20vw] leading-[0.85] font-semibold tracking-[-0.045em] wrap-anywhere transition-transform lg:text-[9vw] duration-300 group-hover:translate-x-2">
          {name}
        </p>
        <div className="flex items-end justify-between gap-6">
          <div className="max-w-sm">
            <h2 className="text-xl font-semibold tracking-tight md:text-2xl">{title}</h2>
            <p
              className={`mt-2 ${background === 'dark' ? 'text-graphite-300' : 'text-graphite-600'} md:text-lg`}
            >
              {text}
            </p>
          </div>
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-current/40 transition-colors group-hover:border-current md:size-14">
            <ArrowRight
              aria-hidden="true"
              className="size-5 transition-transform group-hover:translate-x-0.5"
            />
          </span>
        </div>
      </Link>
    </section>
  );
}
