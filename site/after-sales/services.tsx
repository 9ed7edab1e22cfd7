import { ArrowLink } from '../layout/arrow-link.tsx';

const services = [
  {
    title: 'Service booking',
    text: 'Choose the service and a day that suits you. We will call you to confirm the appointment.',
    to: '/book-service',
    linkText: 'Book a service',
  },
  {
    title: 'Warranty',
    text: '6 years or 150,000 km as standard, and longer for the power-train. Download the terms of each model line.',
    to: '/warranty',
    linkText: 'Read the warranty',
  },
  {
    title: 'Parts',
    text: 'Give us the VIN and say what you need: the number tells us exactly which car the part is for.',
    to: '/parts-request',
    linkText: 'Request a part',
  },
] as const;

/** The services of the workshop, each with a link. */
export function Services() {
  return (
    <ul className="bg-paper px-5 py-10 md:px-10 md:py-20 lg:px-16">
      {services.map(({ title, text, to, linkText }) => (
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
            <ArrowLink to={to}>{linkText}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
