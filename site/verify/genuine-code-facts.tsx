/** What a genuine code of each kind shows. */
const kinds = [
  {
    title: 'A quote',
    text: 'The car, the sum on the road, until when it holds, and the name it was made for, partly hidden.',
  },
  {
    title: 'A booking',
    text: 'The car, the price, the dealership, how far the booking is, and the name, partly hidden.',
  },
  {
    title: 'A dealership',
    text: 'Its name, city and address, and since when we have listed it.',
  },
] as const;

/** What a visitor sees for a genuine code, and what to do about one that is not listed. */
export function GenuineCodeFacts() {
  return (
    <section aria-labelledby="genuine-code-facts" className="pt-10 md:pt-16">
      <h2 id="genuine-code-facts" className="text-2xl font-semibold tracking-tight md:text-4xl">
        What a genuine code shows
      </h2>
      <dl className="mt-6 grid gap-x-10 md:mt-8 md:grid-cols-3">
        {kinds.map(({ title, text }) => (
          <div key={title} className="border-t border-graphite-300 py-4">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-graphite-700">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-prose text-graphite-700">
        Compare every line with what you were given. If one differs, or the code is not on our list,
        do not pay.
      </p>
    </section>
  );
}
