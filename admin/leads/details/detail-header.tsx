import { ChevronDown, ChevronUp, Pencil, Printer, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import { formatReference, type LeadRecordBase, type ResponseTimes } from '#contract/leads/lead.ts';
import { Moment } from '../../lists/dates.tsx';
import { openedHere, useDialogAddress } from '../../lists/list-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { dialogTop } from '../../ui/dialog.tsx';
import { formatStatus } from '../../ui/format.ts';
import { findStatusColor, isOpen } from '../../ui/lead-statuses.ts';
import { DueLabel } from '../due-label.tsx';
import type { LeadView } from '../lead-view.ts';
import type { Neighbors } from './neighbors.ts';

interface DetailHeaderProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  id: string;
  /** Undefined while it loads, null if it does not exist. */
  lead: (Lead & Partial<ResponseTimes>) | null | undefined;
  heading: { ref: RefObject<HTMLHeadingElement | null>; id: string };
  neighbors: Neighbors;
  onClose: () => void;
}

/** The customer, when the request came and until when to answer it, and the actions on the whole request. */
export function DetailHeader<Lead extends LeadRecordBase>(props: DetailHeaderProps<Lead>) {
  const { view, id, lead, heading, neighbors, onClose } = props;
  return (
    <header
      ref={dialogTop}
      className="[@media(height<30rem)]:static sticky top-0 z-10 border-b border-line bg-panel py-2 ps-5 pe-3 sidebar:max-2xl:ps-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2
          ref={heading.ref}
          id={heading.id}
          tabIndex={-1}
          {...buildDirection(lead && view.formatName(lead))}
          className="line-clamp-2 text-base font-semibold wrap-anywhere md:text-lg"
        >
          {lead ? view.formatName(lead) : 'Details'}
        </h2>
        <div className="flex flex-none items-center print:hidden">
          <NeighborButtons neighbors={neighbors} />
          <IconButton label="Close details" icon={X} onClick={onClose} />
        </div>
      </div>
      <div
        className={`flex min-h-8 items-center justify-between gap-3 ${view.printTitle ? 'print:hidden' : ''}`}
      >
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-soft">
          {lead && (
            <>
              {/* On phones the form with the status is below the details. */}
              <span className="-order-2 md:hidden print:hidden">
                <Badge
                  color={findStatusColor(view.facts, lead.status)}
                  text={formatStatus(lead.status)}
                />
              </span>
              {isOpen(view.facts, lead) && (
                <span className="max-md:-order-1 md:order-1">
                  <DueLabel lead={lead} />
                </span>
              )}
              {/* Phones have one line for state and time left, and the next for these. */}
              <span className="max-md:w-full md:contents">
                <span className="tabular me-3 md:me-0">{formatReference(id)}</span>
                <Moment iso={lead.createdAt} />
              </span>
            </>
          )}
        </p>
        <div className="flex flex-none items-center print:hidden">
          {view.printTitle && (
            <IconButton
              label={`Print the ${view.printTitle.toLowerCase()}`}
              icon={Printer}
              onClick={() => window.print()}
            />
          )}
          <CorrectButton id={id} />
        </div>
      </div>
    </header>
  );
}

function NeighborButtons({ neighbors: { position, previous, next } }: { neighbors: Neighbors }) {
  if (!position) return null;
  return (
    <>
      <span className="me-1 tabular whitespace-nowrap text-ink-soft">{position}</span>
      <IconButton
        label="Previous (K)"
        icon={ChevronUp}
        aria-disabled={!previous}
        onClick={() => previous?.()}
      />
      <IconButton
        label="Next (J)"
        icon={ChevronDown}
        aria-disabled={!next}
        onClick={() => next?.()}
      />
    </>
  );
}

/** Opens the form that corrects the customer's fields. */
function CorrectButton({ id }: { id: string }) {
  const address = useDialogAddress('edit', id);
  const navigate = useNavigate();
  return (
    <IconButton
      label="Correct the customer’s data"
      icon={Pencil}
      onClick={() => navigate(address, { state: openedHere })}
    />
  );
}
