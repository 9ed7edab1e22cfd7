import type { LeadRecordBase } from '#contract/lead.ts';
import { Moment } from '../../lists/dates.tsx';
import { Fact, FilledFact, Section } from '../../ui/section.tsx';

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
