import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { History } from '../audit/history.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { MailLink, PhoneLink, WebLink } from '../lists/contact-links.tsx';
import { Moment } from '../lists/dates.tsx';
import { useDialogExit, useDialogId } from '../lists/list-address.ts';
import { useRecord } from '../lists/record-cache.ts';
import { ActiveState } from '../lists/visibility.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Fact, Lines, Section } from '../ui/section.tsx';
import { formatCoordinates } from './format-place.ts';

/** Loaded when a dealer is opened, because it includes the code that draws QR codes. */
const WallSheet = lazy(async () => ({ default: (await import('./wall-sheet.tsx')).WallSheet }));

/** The verification code for a dealer's wall, and the sheet to print. */
function WallCode({ dealer }: { dealer: Dealer }) {
  const { verifyCode } = dealer;
  if (!verifyCode) return null;
  return (
    <>
      <Section title="Code for the showroom wall">
        <Fact label="Code">
          <span className="font-mono">{formatCode(verifyCode)}</span>
        </Fact>
      </Section>
      <p className="-mt-2 mb-4">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={14} />
          Print wall sheet
        </Button>
      </p>
      {createPortal(
        <Suspense>
          <WallSheet dealer={dealer} code={verifyCode} />
        </Suspense>,
        document.body,
      )}
    </>
  );
}

/** Shows the details of the dealer in the address. */
export function DealerDetails() {
  const id = useDialogId('open');
  return id && <OpenDealer key={id} id={id} />;
}

function OpenDealer({ id }: { id: string }) {
  const { close } = useDialogExit('open');
  const { data: dealer, error, refetch } = useRecord<Dealer>(dealerAdmin, id);
  return (
    <FormDialog title="Dealer Details" onClose={close}>
      {dealer && <Facts dealer={dealer} />}
      {!dealer && (
        <div className="p-5">
          {error ? (
            <ErrorPanel message={error.message} onRetry={refetch} />
          ) : (
            <p role="status">Loading...</p>
          )}
        </div>
      )}
    </FormDialog>
  );
}

function Facts({ dealer }: { dealer: Dealer }) {
  return (
    <>
      <div className="p-5">
        <Section title={dealer.name}>
          <Fact label="Status">
            <ActiveState isActive={dealer.isActive} />
          </Fact>
          <Fact label="City">{dealer.city}</Fact>
          <Fact label="Address">{dealer.address}</Fact>
          <Fact label="Phone">
            <PhoneLink phone={dealer.phone} />
          </Fact>
          <Fact label="Email">
            <MailLink email={dealer.email} />
          </Fact>
          <Fact label="Coordinates">{formatCoordinates(dealer, 6)}</Fact>
          <Fact label="Map link">
            <WebLink href={dealer.map} />
          </Fact>
          <Fact label="Services">{dealer.services.join(', ')}</Fact>
          <Fact label="Description">
            {dealer.description && <Lines>{dealer.description}</Lines>}
          </Fact>
        </Section>
        <Section title="Working hours">
          {weekdays.map((day) => (
            <Fact key={day} label={day}>
              {dealer.workingHours[day]}
            </Fact>
          ))}
        </Section>
        <WallCode dealer={dealer} />
        <Section title="Record">
          <Fact label="Created">
            <Moment iso={dealer.createdAt} />
          </Fact>
          <Fact label="Updated">
            <Moment iso={dealer.updatedAt} />
          </Fact>
        </Section>
        <History kind={dealerAdmin.slug} id={dealer._id} />
      </div>
      <footer className="[@media(height<30rem)]:static sticky bottom-0 flex justify-end border-t border-line bg-panel px-5 py-3">
        <EditButton id={dealer._id} />
      </footer>
    </>
  );
}

/** Replaces the details with the form, so that closing it returns to the list. */
function EditButton({ id }: { id: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  function edit() {
    const params = new URLSearchParams(search);
    params.delete('open');
    params.set('edit', id);
    navigate({ search: params.toString() }, { replace: true, state });
  }
  return <Button onClick={edit}>Edit</Button>;
}
