import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { buildWhatsAppAddress, MailLink, PhoneLink } from '../../lists/contact-links.tsx';
import { Moment } from '../../lists/dates.tsx';
import { buildPersonAddress } from '../../people/build-person-address.ts';
import { Fact, FilledFact, Lines, Section } from '../../ui/section.tsx';
import { useLeadScreen } from '../lead-view.ts';
import { startEntryFrom } from '../timeline/entry-draft.ts';

/** Formats a stored value: yes or no, a number, or a text with its lines. */
function formatStored(value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && value.includes('\n') ? (
    <Lines>{value}</Lines>
  ) : (
    (value as ReactNode)
  );
}

/** A field of a request below its label; `children` replace the stored value. */
export function LeadFact<Lead extends object>({
  lead,
  name,
  isPrinted,
  children = formatStored(lead[name]),
}: {
  lead: Lead;
  name: keyof Lead & string;
  isPrinted?: boolean | undefined;
  children?: ReactNode;
}) {
  const { facts } = useLeadScreen();
  return (
    <Fact label={labelForStaff(facts, name, 'details')} isPrinted={isPrinted}>
      {children}
    </Fact>
  );
}

/** Fields of a request as they are stored; those that no form sends are hidden while they are empty. */
export function LeadFacts<Lead extends object>({
  lead,
  names,
}: {
  lead: Lead;
  names: readonly (keyof Lead & string)[];
}) {
  const { facts } = useLeadScreen();
  return names
    .filter((name) => lead[name] || !(name in facts.importedFields.shape))
    .map((name) => <LeadFact key={name} lead={lead} name={name} />);
}

/** Starts a WhatsApp message in the timeline, so that it is logged; nothing for numbers that cannot have WhatsApp. */
function WhatsAppButton({ phone }: { phone: string }) {
  return (
    buildWhatsAppAddress(phone) && (
      <button
        type="button"
        onClick={({ currentTarget }) => startEntryFrom(currentTarget, 'whatsapp')}
        className="inline-flex min-h-6 items-center underline hover:no-underline print:hidden pointer-coarse:min-h-9"
      >
        WhatsApp
      </button>
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
        <span className="flex flex-wrap gap-x-3">
          <PhoneLink phone={phone} />
          <WhatsAppButton phone={phone} />
        </span>
      </Fact>
      <Fact label="Email">{email ? <MailLink email={email} /> : 'No email: please call'}</Fact>
      {children}
      <Fact label="Sent so far" isOnScreen>
        <Link to={buildPersonAddress({ phone, email })} className="underline hover:no-underline">
          Everything from this person
        </Link>
      </Fact>
    </Section>
  );
}

/** Fields that staff once filled in: notes are entries of the timeline now, and the owner is the sales person. */
const storedNames = ['assignedSalesPerson', 'notes'] as const;

/** Notes that were stored in the request itself; nothing without any. */
export function StoredNotes({
  lead,
}: {
  lead: LeadRecordBase & Partial<Record<(typeof storedNames)[number], string | null>>;
}) {
  const filled = storedNames.filter((name) => lead[name]);
  if (filled.length === 0) return null;
  return (
    <Section title="Earlier notes">
      {filled.map((name) => (
        <LeadFact key={name} lead={lead} name={name} />
      ))}
    </Section>
  );
}

/**
 * The fields that every request has and its header does not show: times, and last, in small type, the sender's browser.
 */
export function RecordSection({ lead }: { lead: LeadRecordBase & { source?: string | null } }) {
  return (
    <>
      <Section title="Record">
        <Fact label="Updated">
          <Moment iso={lead.updatedAt} />
        </Fact>
        {lead.firstResponseAt && (
          <Fact label="First response">
            <Moment iso={lead.firstResponseAt} />
          </Fact>
        )}
        <FilledFact label="Source">{lead.source ?? null}</FilledFact>
        <FilledFact label="Language">{lead.language === 'en' ? null : 'Urdu'}</FilledFact>
      </Section>
      <div className="text-xs print:hidden">
        <Section title="Technical">
          <Fact label="IP address">{lead.ipAddress}</Fact>
          <Fact label="Browser">{lead.userAgent}</Fact>
        </Section>
      </div>
    </>
  );
}
