import { useCallback, useState } from 'react';
import { contact } from '#contract/leads/contact.ts';
import { ContactForm } from '../contact/contact-form.tsx';
import { ReachUs } from '../contact/reach-us.tsx';
import { vehicleOfOption } from '../contact/vehicle-options.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/contact-us.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact Us',
    description:
      'Write to us about a HAVAL, ORA or TANK vehicle, a service or anything else, and we will get back to you by phone or email.',
    path: '/contact-us',
  });

export const action = (args: Route.ActionArgs) => takeForm(contact.slug, args);

export default function ContactUs({ actionData }: Route.ComponentProps) {
  const [chosen, setChosen] = useState('');
  const readVehicle = useCallback(
    (fields: FormData) => setChosen(String(fields.get('vehicle') ?? '')),
    [],
  );
  return (
    <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr]">
      <header className="on-dark bg-graphite-950 px-5 pt-8 pb-8 text-white md:bg-paper md:px-10 md:pt-16 md:pb-0 md:text-graphite-950 lg:px-16 xl:px-24">
        <h1 className="text-4xl font-semibold tracking-tight text-balance lg:text-6xl">
          Contact Us
        </h1>
        <p className="mt-3 max-w-prose text-graphite-300 md:text-lg md:text-graphite-600">
          Write to us, and say how to reach you.
        </p>
      </header>
      <ContactForm posted={actionData} onFields={readVehicle} />
      <ReachUs vehicle={vehicleOfOption(chosen)} />
    </div>
  );
}
