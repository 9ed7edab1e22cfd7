import type { ComponentProps } from 'react';
import { buildCallAddress } from '#contract/input/phone-forms.ts';

/** A phone number as text: its parts keep their order in a page that is read from right to left. */
export const PhoneNumber = ({ phone }: { phone: string }) => (
  <bdi dir="ltr" className="whitespace-nowrap">
    {phone}
  </bdi>
);

/** A phone number that calls it. */
export const PhoneLink = ({
  phone,
  ...link
}: { phone: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>) => (
  <a {...link} href={buildCallAddress(phone)}>
    <PhoneNumber phone={phone} />
  </a>
);
