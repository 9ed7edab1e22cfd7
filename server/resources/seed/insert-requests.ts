import { v7 as uuidv7 } from 'uuid';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { dayMs, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { prepareSubmission } from '#server/resources/leads/submit-statement.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { jobApplicationLead } from '#server/resources/leads/types/job-application.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { nameSlot, planAppointment, type Samples } from './plan-appointment.ts';
import { type SampleRequest, sampleRequests } from './sample-requests.ts';

/** The source of all sample requests, by which staff can find and delete them. */
const sampleSource = 'sample';

const owner = 'hr';
const minuteMs = 60_000;

/** Builds the sender of a sample: not a real person, with an unreachable number and address. */
const buildPerson = (number: number) => ({
  fullName: `Sample Customer ${number}`,
  firstName: 'Sample',
  lastName: `Customer ${number}`,
  phone: `+92 300 00000${String(number).padStart(2, '0')}`,
  email: `customer.${number}@sample.example`,
  cnic: '12345-1234567-1',
});

/** Builds the row of a sample, without the columns that are null. */
function buildRow(
  { facts }: Lead,
  sample: SampleRequest,
  {
    number,
    slot,
    cvFile,
  }: { number: number; slot: string | undefined; cvFile: string | undefined },
) {
  const { fields, status, daysAgo, isAnswered, followUpIn } = sample;
  const created = Date.now() - daysAgo * dayMs - number * minuteMs;
  const createdAt = new Date(created).toISOString();
  const answeredAt = new Date(created + 15 * minuteMs).toISOString();
  const person = buildPerson(number);
  return {
    ...person,
    ...fields,
    ...(slot && facts.appointment && nameSlot(facts.appointment, slot, status)),
    cvFile,
    source: sampleSource,
    language: 'en',
    _id: uuidv7({ msecs: created }),
    status,
    createdAt,
    updatedAt: createdAt,
    phoneDigits: parsePhoneDigits(person.phone),
    verifyCode: newCode(),
    ...(isAnswered && { assignedTo: owner, updatedAt: answeredAt, firstResponseAt: answeredAt }),
    ...(followUpIn !== undefined && {
      nextFollowUp: new Date(Date.now() + followUpIn * dayMs).toISOString(),
    }),
  };
}

type Submit = ReturnType<typeof prepareSubmission>;

/** Inserts a sample like a submission, without emails, and with the logged call to the customer. */
async function insertRequest(
  samples: Samples,
  lead: Lead,
  submit: Submit,
  { sample, ...row }: { sample: SampleRequest; number: number; cvFile: string | undefined },
): Promise<void> {
  const planned = await planAppointment(samples, lead, sample);
  const values = buildRow(lead, sample, { ...row, slot: planned?.slot });
  const { _id, createdAt, updatedAt: at } = values;
  const request = {
    row: values,
    key: `sample:${_id}`,
    bodyHash: _id,
    day: todayInPakistan(new Date(createdAt)),
    expiresAt: createdAt,
    emails: [],
    appointment: planned?.appointment,
  };
  await samples.client.query(submit([request]));
  if (!sample.isAnswered) return;
  const call = { type: 'call', by: owner, text: 'Sample call', outcome: 'reached', at } as const;
  const { slug: kind } = lead.facts;
  await samples.tx.insert(leadTimeline).values({ _id: uuidv7(), kind, recordId: _id, ...call });
}

/** Inserts sample requests of each type with the statement that stores submissions, so that all counts agree. */
export async function insertSampleRequests(samples: Samples): Promise<void> {
  const [first = '', second = ''] = samples.dealers.map(dealershipLabel);
  const { trim } = samples;
  const byType = sampleRequests({ dealers: [first, second], trim, today: todayInPakistan() });
  let number = 0;
  for (const lead of leads) {
    const submit = prepareSubmission(lead, leads);
    for (const [index, sample] of (byType[lead.facts.slug] ?? []).entries()) {
      const cvFile = samples.cvFiles[index];
      if (lead === jobApplicationLead && !cvFile) continue;
      number += 1;
      await insertRequest(samples, lead, submit, { sample, number, cvFile });
    }
  }
}
