import type { ReactNode } from 'react';
import * as words from '#words/site/legal';

/** A section of a legal page: paragraphs, then an optional list. */
export interface LegalSection {
  /** The section's anchor in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** A legal text with a table of contents that stays in view. */
export function LegalPage({
  title,
  lead,
  sections,
  children,
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Content below the last section. */
  children?: ReactNode;
}) {
  return (
    <div className="bg-paper px-5 pt-8 pb-20 md:px-10 md:pt-14 md:pb-32 lg:px-16">
      <header className="border-b border-graphite-950 pb-8 md:pb-12">
        <h1 className="title">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-graphite-700 md:text-2xl md:leading-snug">
          {lead}
        </p>
      </header>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-12 lg:gap-x-10">
        <nav aria-label={words.onThisPage} className="max-lg:hidden lg:col-span-4">
          <ul className="sticky top-28">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-graphite-600 no-underline transition-colors hover:text-graphite-950"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-12 lg:col-span-7 lg:col-start-6 lg:gap-16">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

function Section({ section: { id, title, paragraphs, points } }: { section: LegalSection }) {
  return (
    <section id={id} className="scroll-mt-24">
      <h2 className="text-2xl font-semibold tracking-tight md:text-3xl">{title}</h2>
      <div className="mt-3 grid max-w-prose gap-4 text-graphite-700 md:text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className="grid gap-3">
            {points.map((point) => (
              <li key={point} className="border-s border-graphite-300 ps-4">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
