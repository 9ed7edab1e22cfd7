import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

const backgroundClasses = {
  dark: 'studio on-dark text-white',
  light: 'bg-paper text-graphite-950',
} as const;

/** One half of the landing page: a large name above a picture. The whole panel is a link. */
export function AboutPanel({
  to,
  name,
  title,
  text,
  picture,
  tall,
  background,
}: {
  to: string;
  name: string;
  title: string;
  text: string;
  picture: Decoration;
  /** Shown on phones instead of `picture`. */
  tall?: Decoration;
  background: keyof typeof backgroundClasses;
}) {
  return (
    <section className={backgroundClasses[background]}>
      <Link
        to={to}
        className="group flex h-full flex-col pt-10 no-underline focus-visible:-outline-offset-4 md:pt-12"
      >
        <p className="-ml-[0.05em] px-5 text-[20vw] leading-[0.85] font-semibold tracking-[-0.045em] wrap-anywhere transition-transform duration-300 group-hover:translate-x-2 md:px-10 lg:px-16 lg:text-[7vw]">
          {name}
        </p>
        <span className="relative mt-7 block aspect-video overflow-hidden md:mt-10">
          <StudioPicture
            picture={picture}
            tall={tall}
            sizes="(width >= 64rem) 50vw, (width >= 48rem) 100vw, 60vw"
            className="size-full object-cover transition-[scale] duration-300 group-hover:scale-102"
          />
        </span>
        <div className="flex grow items-end justify-between gap-6 px-5 py-8 md:px-10 md:py-12 lg:px-16">
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
