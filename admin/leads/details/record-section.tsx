import { formatReference, type LeadRecordBase } from '#contract/lead.ts';
import { Moment } from '../../lists/moment.tsx';
import { Fact, FilledFact, Section } from './section.tsx';

/** The fields that every request has: reference and times, and last, in small type, the sender's browser. */
export function RecordSection({ lead }: { lead: LeadRecordBase & { source?: string | null } }) {
  return (
    <>
      <Section title="Record">
        <Fact label="Reference">{formatReference(lead._id)}</Fact>
        <Fact label="Created">
          <Moment iso={lead.createdAt} />
        </Fact>
        <Fact label="Updated">
          <Moment iso={lead.updatedAt} />
        </Fact>
        {lead.firstResponseAt && (
          <Fact label="First response">
            <Moment iso={lead.firstResponseAt} />
          </Fact>
        )}
        <FilledFact label="Source">{lead.source ?? null}</FilledFact>
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
