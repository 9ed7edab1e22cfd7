import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { availabilityAdmin, maxTableLength } from '#contract/availability/availability-admin.ts';
import { buildExportPath, type FieldError, type Success } from '#contract/http/http.ts';
import { ApiError, callApi, describeFailure } from '../api.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { availabilityKey } from './dealer-cars.tsx';

/** The most faults of a file that are listed. */
const maxFaults = 20;

/** What a failed import says: each fault with its line, or the one reason. */
interface ImportFailure {
  reason: string;
  faults: readonly FieldError[];
}

const toFailure = (failure: Error): ImportFailure => ({
  reason: describeFailure(failure),
  faults: failure instanceof ApiError ? failure.errors : [],
});

/** Imports and exports what a dealer has stated; without a dealer, of all. */
export function FileActions({ dealerId }: { dealerId: string }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxTableLength * 2) throw new ApiError(0, 'This file is too large.');
      return await callApi<Success<{ lines: number; changed: number }>>(
        availabilityAdmin.paths.import,
        {
          method: 'POST',
          body: { ...(dealerId && { dealerId }), table: await file.text() },
        },
      );
    },
    onSuccess: ({ data: { lines, changed } }) =>
      showToast({ tone: 'status', text: `${lines} lines read, ${changed} statements changed.` }),
    onError: (error) => setFailure(toFailure(error)),
    onSettled: () => client.invalidateQueries({ queryKey: availabilityKey }),
  });
  const query = dealerId && `?${new URLSearchParams({ dealerId })}`;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was corrected.
          if (file) mutate(file, { onSettled: () => (target.value = '') });
        }}
      />
      <Button aria-disabled={isPending} onClick={() => !isPending && input.current?.click()}>
        <Upload aria-hidden size={14} />
        {isPending ? 'Importing...' : 'Import CSV'}
      </Button>
      <a
        href={`/api${buildExportPath(availabilityAdmin.paths)}${query}`}
        download
        className={buttonClass('plain')}
      >
        <Download aria-hidden size={14} />
        Export CSV
      </a>
      {failure && <FailureDialog failure={failure} onClose={() => setFailure(null)} />}
    </>
  );
}

function FailureDialog({ failure, onClose }: { failure: ImportFailure; onClose: () => void }) {
  const { reason, faults } = failure;
  const more = faults.length - maxFaults;
  return (
    <SmallDialog title="Nothing was imported" onClose={onClose}>
      {faults.length === 0 && <p>{reason}</p>}
      <ul className="grid max-h-[50vh] gap-1 overflow-y-auto empty:hidden">
        {faults.slice(0, maxFaults).map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
        {more > 0 && <li className="text-ink-soft">And {more} more.</li>}
      </ul>
      <p className="text-ink-soft">
        The first line names the columns: Vehicle, Colour, Units, and if you like Expected, As of
        and Dealer. An exported file has them.
      </p>
      <Button className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </SmallDialog>
  );
}
