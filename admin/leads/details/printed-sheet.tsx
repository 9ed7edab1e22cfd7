import { formatReference, type LeadRecordBase } from '#contract/lead.ts';

/** The head of a printed request: what the sheet is, and the reference. */
export function SheetHead({ title, lead }: { title: string; lead: LeadRecordBase }) {
  return (
    <p className="hidden text-xl font-semibold print:block">
      {title} {formatReference(lead._id)}
    </p>
  );
}

/** Lines to sign on at the foot of a printed request. */
export function Signatures() {
  return (
    <div className="hidden grid-cols-2 gap-10 pt-16 print:grid">
      {['Customer', 'Dealership'].map((who) => (
        <p key={who} className="border-t border-line pt-2">
          {who}, date and signature
        </p>
      ))}
    </div>
  );
}
