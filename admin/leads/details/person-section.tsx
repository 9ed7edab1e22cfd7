import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MailLink, PhoneLink } from '../../lists/contact-links.tsx';
import { personAddress } from '../../people/person-address.ts';
import { Fact, Section } from './section.tsx';

/** Who sent the request, and how to reach them; what else a type asks about the person follows. */
export function PersonSection({
  title,
  name,
  phone,
  email,
  children,
}: {
  title: string;
  name: string;
  phone: string;
  email: string | null;
  children?: ReactNode;
}) {
  return (
    <Section title={title}>
      <Fact label="Name">{name}</Fact>
      <Fact label="Phone">
        <PhoneLink phone={phone} />
      </Fact>
      <Fact label="Email">{email && <MailLink email={email} />}</Fact>
      {children}
      <Fact label="Sent so far">
        <Link to={personAddress({ phone, email })} className="underline hover:no-underline">
          Everything from this person
        </Link>
      </Fact>
    </Section>
  );
}
