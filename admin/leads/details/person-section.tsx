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

/** How to reach the sender, whose name is the heading; `children` are the other personal fields of the type. */
export function PersonSection({
  title,
  phone,
  email,
  children,
}: {
  title: string;
  phone: string;
  email: string | null;
  children?: ReactNode;
}) {
  return (
    <Section title={title}>
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
