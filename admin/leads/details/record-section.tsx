import { type LeadRecordBase, referenceOf } from '#contract/lead.ts';
import { Moment } from '../../lists/moment.tsx';
import { Fact, Section } from './section.tsx';

/** What every record carries besides its type's own fields. */
export function RecordSection({ lead }: { lead: LeadRecordBase }) {
  return (
    <Section title="Record">
      <Fact label="Reference">{referenceOf(lead._id)}</Fact>
      <Fact label="IP address">{lead.ipAddress}</Fact>
      <Fact label="Browser">{lead.userAgent}</Fact>
      <Fact label="Created">
        <Moment iso={lead.createdAt} />
      </Fact>
      <Fact label="Updated">
        <Moment iso={lead.updatedAt} />
      </Fact>
    </Section>
  );
}
