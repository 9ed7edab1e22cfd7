import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter section of the footer. */
export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="mb-12 grid gap-6 border-b border-white/12 pb-12 md:grid-cols-2 md:gap-10"
    >
      <div>
        <h2 id="newsletter-title" className="text-2xl font-semibold tracking-tight">
          Newsletter
        </h2>
        <p className="mt-2 text-graphite-300">News of our models and events, by email.</p>
      </div>
      <NewsletterForm id="newsletter-email" />
    </section>
  );
}
