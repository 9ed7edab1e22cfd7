import { formatReference, type LeadRecordBase } from '#contract/lead.ts';
import { formatDateTime } from '../../lists/dates.tsx';

/** The head of a printed request: what the sheet is, the reference and when the request came. */
export function SheetHead({ title, lead }: { title: string; lead: LeadRecordBase }) {
  return (
    <div className="hidden pb-4 print:block">
      <p className="text-xl font-semibold">
        {title} {formatReference(lead._id)}
      </p>
      <p>Received {formatDateTime(lead.createdAt)}</p>
    </div>
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
