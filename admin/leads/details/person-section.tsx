import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildWhatsAppAddress, MailLink, PhoneLink } from '../../lists/contact-links.tsx';
import { buildPersonAddress } from '../../people/build-person-address.ts';
import { Fact, Section } from './section.tsx';

function WhatsAppLink({ phone }: { phone: string }) {
  const address = buildWhatsAppAddress(phone);
  return (
    address && (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="ms-4 inline-flex min-h-6 items-center underline hover:no-underline pointer-coarse:min-h-9"
      >
        WhatsApp
      </a>
    )
  );
}

/** The sender's name and contact; `children` are the other personal fields of the type. */
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
        <WhatsAppLink phone={phone} />
      </Fact>
      <Fact label="Email">{email && <MailLink email={email} />}</Fact>
      {children}
      <Fact label="Sent so far">
        <Link to={buildPersonAddress({ phone, email })} className="underline hover:no-underline">
          Everything from this person
        </Link>
      </Fact>
    </Section>
  );
}
