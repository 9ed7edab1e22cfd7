import { Calculator, CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { SitePageLink } from '../lists/site-page-link.tsx';

interface Step {
  icon: LucideIcon;
  title: string;
  text: string;
}

const steps: readonly Step[] = [
  {
    icon: Calculator,
    title: 'Somebody saves a price',
    text: 'A visitor, or staff for a caller: car, city, and filer or non-filer. Name and phone number are optional.',
  },
  {
    icon: Lock,
    title: 'The price is frozen',
    text: 'The quote gets a code, a page and a PDF. No later tariff or price changes it until it expires.',
  },
  {
    icon: CircleCheck,
    title: 'A booking uses it',
    text: 'The customer books at this price, and the quote is listed here with its booking.',
  },
];

/** What a quote is and where it comes from, while there are none, and the page that makes the first one. */
export const QuoteStart = () => (
  <>
    <ol className="mx-auto my-6 grid max-w-4xl gap-x-8 gap-y-4 text-start md:grid-cols-3">
      {steps.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden size={18} className="mt-0.5 flex-none text-ink-soft" />
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-0.5 text-ink-soft text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <SitePageLink path="/on-road-price">Open the on-road price page</SitePageLink>
  </>
);
