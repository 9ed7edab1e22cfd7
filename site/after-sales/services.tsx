import { LinkRows } from '../layout/link-rows.tsx';

const services = [
  {
    title: 'Service booking',
    text: 'Choose the service and a day that suits you. We will call you to confirm the appointment.',
    to: '/book-service',
    linkText: 'Book a Service',
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
    linkText: 'Request a Part',
  },
] as const;

/** The services of the workshop, each with a link. */
export const Services = () => <LinkRows rows={services} />;
