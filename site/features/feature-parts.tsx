import type { Feature } from '#catalogue/features/feature.ts';

/** What the feature is, in general: one sentence to begin with, then part by part. */
export function FeatureParts({ feature: { lead, parts } }: { feature: Feature }) {
  return (
    <div className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <p className="max-w-5xl text-2xl leading-snug font-medium tracking-tight text-pretty md:text-4xl md:leading-[1.2]">
        {lead}
      </p>
      <div className="mt-12 grid gap-10 md:mt-24 lg:grid-cols-3">
        {parts.map(({ title, text }) => (
          <section key={title} className="border-t border-graphite-300 pt-5">
            <h2 className="text-xl font-semibold tracking-tight text-balance md:text-2xl">
              {title}
            </h2>
            <p className="mt-3 max-w-prose text-graphite-700 md:text-lg">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
