import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AvailabilityCell,
  availabilityAdmin,
} from '#contract/availability/availability-admin.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Success } from '#contract/http/http.ts';
import { ApiError, callApi, describeFailure, readAllPages } from '../api.ts';
import { DiscardGuard } from '../forms/discard-guard.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { showToast } from '../ui/toasts.ts';
import { AvailabilityGrid } from './availability-grid.tsx';
import {
  buildRows,
  type CellErrors,
  type Edits,
  type GridRow,
  listChanged,
  placeErrors,
  toCells,
} from './grid-cells.ts';

const { paths } = availabilityAdmin;

/** The key of all that the screen has loaded. */
export const availabilityKey = ['availability'] as const;

/** Loads what a dealer has stated. */
const useStatements = (dealerId: string) =>
  useQuery({
    queryKey: [...availabilityKey, dealerId],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ dealerId, sortBy: 'updatedAt', sortOrder: 'asc' });
      return readAllPages<AvailabilityCell>(`${paths.records}?${query}`, signal);
    },
  });

/** Edits that replace the versions that are stored now. */
const basedOnStored = (edits: Edits, rows: readonly GridRow[]): Edits =>
  Object.fromEntries(
    rows.flatMap(({ key, stored }) =>
      edits[key] ? [[key, { ...edits[key], seen: stored?.updatedAt ?? null }]] : [],
    ),
  );

/** Stores rows of a dealer at once. Faults and newer versions show at their cells. */
function useSaving(dealerId: string, edits: Edits, onSaved: (saved: readonly GridRow[]) => void) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<CellErrors>({});
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (rows: readonly GridRow[]) =>
      callApi<Success<{ changed: number }>>(paths.records, {
        method: 'PUT',
        body: { dealerId, cells: toCells(rows, edits) },
      }),
    onSuccess: (_answer, rows) => {
      setErrors({});
      onSaved(rows);
      showToast({ tone: 'status', text: 'The availability is saved as of today.' });
    },
    onError: (failure, rows) => {
      flushSync(() =>
        setErrors(failure instanceof ApiError ? placeErrors(rows, failure.errors) : {}),
      );
      document.querySelector<HTMLElement>('[data-cell][aria-invalid="true"]')?.focus();
    },
    onSettled: () => client.invalidateQueries({ queryKey: availabilityKey }),
  });
  const isConflict = error instanceof ApiError && error.status === 409;
  return { save: mutate, error, isConflict, isPending, errors, setErrors, reset };
}

const canConfirm = ({ stored }: GridRow): boolean =>
  stored !== undefined && stored.units !== null && stored.statedOn !== todayInPakistan();

interface DealerCarsProps {
  dealerId: string;
  /** The slug of the shown model; '' for all. */
  model: string;
  edits: Edits;
  onEdit: (edits: Edits) => void;
}

/** The grid of a dealer's cars, and what stores it. */
export function DealerCars({ dealerId, model, edits, onEdit }: DealerCarsProps) {
  const { data, error, refetch } = useStatements(dealerId);
  if (error && !data) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  if (!data) return <p role="status">Loading...</p>;
  return <CarsForm cells={data} dealerId={dealerId} model={model} edits={edits} onEdit={onEdit} />;
}

function CarsForm({
  cells,
  dealerId,
  model,
  edits,
  onEdit,
}: DealerCarsProps & { cells: readonly AvailabilityCell[] }) {
  const canLeave = useRef(false);
  // What is typed in rows that the filter hides is saved, too.
  const rows = buildRows(cells);
  const changed = listChanged(rows, edits);
  const unconfirmed = rows.filter((row) => canConfirm(row) && !changed.includes(row));
  const saving = useSaving(dealerId, edits, (saved) => {
    const keys = new Set(saved.map(({ key }) => key));
    onEdit(Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.has(key))));
  });
  function edit(next: Edits) {
    onEdit(next);
    if (Object.keys(saving.errors).length > 0) saving.setErrors({});
  }
  function discard() {
    edit({});
    saving.reset();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (isSave && changed.length > 0) saving.save(changed);
      }}
      className="grid gap-3"
    >
      {saving.error && <ErrorPanel message={`Not saved. ${describeFailure(saving.error)}`} />}
      {saving.isConflict && (
        <Button
          className="justify-self-start"
          onClick={() => {
            edit(basedOnStored(edits, rows));
            saving.reset();
          }}
        >
          Keep my changes over theirs
        </Button>
      )}
      <AvailabilityGrid
        rows={buildRows(cells, model)}
        edits={edits}
        errors={saving.errors}
        onEdit={edit}
      />
      <SaveBar
        changed={changed}
        unconfirmed={unconfirmed}
        isPending={saving.isPending}
        onSave={saving.save}
        onDiscard={discard}
      />
      <DiscardGuard
        isDirty={changed.length > 0}
        canLeave={canLeave}
        onStay={() => {}}
        parameter="edit"
      />
    </form>
  );
}

/** The buttons below the grid, which stay in view, and how to type in it. */
function SaveBar({
  changed,
  unconfirmed,
  isPending,
  onSave,
  onDiscard,
}: {
  changed: readonly GridRow[];
  /** The rows that are not stated as of today, and that nobody has typed in. */
  unconfirmed: readonly GridRow[];
  isPending: boolean;
  onSave: (rows: readonly GridRow[]) => void;
  onDiscard: () => void;
}) {
  const count = changed.length;
  const save = () => {
    if (!isPending && count > 0) onSave(changed);
  };
  const confirm = () => {
    if (!isPending && unconfirmed.length > 0) onSave(unconfirmed);
  };
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-ground px-1 py-2.5">
      <Button tone="primary" aria-disabled={isPending || count === 0} onClick={save}>
        {isPending ? 'Saving...' : `Save${count > 0 ? ` ${count} ${nameRows(count)}` : ''}`}
      </Button>
      {count > 0 && <Button onClick={onDiscard}>Discard</Button>}
      <Button aria-disabled={isPending || unconfirmed.length === 0} onClick={confirm}>
        Confirm all as of today
      </Button>
      <p className="text-ink-soft max-lg:hidden">
        Arrows move, Shift selects, Ctrl+V pastes a block, Ctrl+D fills down, F2 edits.
      </p>
    </div>
  );
}

const nameRows = (count: number): string => (count === 1 ? 'row' : 'rows');
