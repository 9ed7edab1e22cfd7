import { ArrowLink } from '../layout/arrow-link.tsx';

const services = [
  {
    title: 'Service booking',
    text: 'Choose what is to be done and the day that suits you. We call you to confirm it, and the workshop expects you.',
    to: '/book-service',
    wayOn: 'Book a service',
  },
  {
    title: 'Warranty',
    text: '6 years or 150,000 km as standard, and longer for the power-train. The details of each model line are there to download.',
    to: '/warranty',
    wayOn: 'Read the warranty',
  },
  {
    title: 'Parts',
    text: 'Give us the VIN and say what you need: the number tells us exactly which car the part is for.',
    to: '/parts-request',
    wayOn: 'Request a part',
  },
] as const;

/** What the workshop does for a car, one line each. */
export function Services() {
  return (
    <ul className="bg-paper px-5 py-10 md:px-10 md:py-20 lg:px-16">
      {services.map(({ title, text, to, wayOn }) => (
        <li
          key={to}
          className="grid gap-x-10 gap-y-3 border-b border-graphite-200 py-8 last:border-0 md:grid-cols-12 md:items-baseline md:py-10"
        >
          <h2 className="text-3xl font-semibold tracking-tight md:col-span-5 lg:text-5xl">
            {title}
          </h2>
          <p className="max-w-prose text-graphite-700 md:col-span-7 md:text-lg lg:col-span-4">
            {text}
          </p>
          <p className="md:col-span-7 md:col-start-6 lg:col-span-3 lg:col-start-auto lg:text-right">
            <ArrowLink to={to}>{wayOn}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
