import { isBlocking } from '#contract/appointments/appointment.ts';
import { formatReference, type LeadFacts, type LeadRecordBase } from '#contract/lead.ts';

/** What deleting a request does to its appointment; undefined if that cannot be to come. */
function describeConsequence({ appointment }: LeadFacts, { status }: LeadRecordBase) {
  const ofAppointment = appointment?.statuses[status];
  return ofAppointment && isBlocking(ofAppointment)
    ? 'An appointment to come is cancelled, and the customer is told by email.'
    : undefined;
}

/** The texts for deleting a request. */
export function describeDeletion(facts: LeadFacts, lead: LeadRecordBase, name: string) {
  return {
    name,
    detail: `${name}, reference ${formatReference(lead._id)}`,
    failed: `${name} could not be deleted.`,
    consequence: describeConsequence(facts, lead),
  };
}
