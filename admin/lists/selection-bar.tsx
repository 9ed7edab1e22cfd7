import { ChevronUp, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useChangeMany } from './change-many.ts';
import { BulkDeleteDialog } from './deletion.tsx';
import type { BulkActions, BulkChange, ListedRecord } from './record-view.ts';
import { focusList } from './row-keys.ts';
import type { SelectedRows } from './selected-rows.tsx';

interface SelectionBarProps<Item extends ListedRecord> {
  bulk: BulkActions<Item>;
  rows: SelectedRows;
  records: readonly Item[];
}

/** Shows the number of selected rows and their bulk actions. It stays in view. */
export function SelectionBar<Item extends ListedRecord>(props: SelectionBarProps<Item>) {
  const { bulk, rows, records } = props;
  const [toDelete, setToDelete] = useState<readonly Item[] | null>(null);
  function clear() {
    // The bar closes while it has focus: a selected row gets it. Cards have no checkboxes.
    const box = document.querySelector<HTMLElement>('[data-part="select"]:checked');
    if (box?.checkVisibility()) box.focus();
    else focusList();
    rows.clear();
  }
  return (
    <>
      {records.length > 0 && (
        <section
          aria-label="Selected rows"
          className="rise-in sticky bottom-4 z-20 mx-auto flex max-w-full flex-wrap items-center gap-1 rounded-panel border border-line bg-raised py-1.5 ps-3 pe-1.5 sm:gap-2 sm:ps-4 shadow-xl"
        >
          <p className="me-1 font-medium sm:me-2">{records.length} selected</p>
          {bulk.changes?.map((change) => (
            <ChangeMenu
              key={change.label}
              bulk={bulk}
              change={change}
              records={records}
              onDone={clear}
              onFailed={rows.select}
            />
          ))}
          <Button onClick={() => setToDelete(records)}>
            <Trash2 aria-hidden size={14} className="max-sm:hidden" />
            Delete
          </Button>
          <Button tone="bare" onClick={clear}>
            Clear
          </Button>
        </section>
      )}
      {toDelete && (
        <BulkDeleteDialog {...bulk} records={toDelete} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}

interface ChangeMenuProps<Item extends ListedRecord> {
  bulk: BulkActions<Item>;
  change: BulkChange<Item>;
  records: readonly Item[];
  onDone: () => void;
  /** Gets the ids of the records that were not changed. */
  onFailed: (ids: readonly string[]) => void;
}

/** A menu of the values that the selected rows can be set to. */
function ChangeMenu<Item extends ListedRecord>(props: ChangeMenuProps<Item>) {
  const { bulk, change, records, onDone, onFailed } = props;
  const { choices } = change;
  const changeMany = useChangeMany(bulk, change, onFailed);
  function apply(items: readonly Item[], choice: { value: string; label: string }, along?: object) {
    changeMany(items, choice, along);
    onDone();
    // Those that are left out stay selected.
    const left = records.filter((one) => !items.includes(one));
    if (left.length > 0) onFailed(left.map(({ _id }) => _id));
  }
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the CSP blocks.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass('plain')}>
        {change.label}
        <ChevronUp aria-hidden size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        side="top"
        align="start"
        sideOffset={6}
        // clear() moves focus to a row when the bar closes.
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="rise-in z-40 max-h-[min(60dvh,var(--radix-dropdown-menu-content-available-height))] min-w-44 overflow-y-auto rounded-panel border border-line bg-raised p-1 shadow-xl"
      >
        {(typeof choices === 'function' ? choices(records) : choices).map((choice) => (
          <DropdownMenu.Item
            key={choice.value}
            onSelect={() => {
              const save = (items: readonly Item[], along?: object) => apply(items, choice, along);
              if (change.ask) change.ask(records, choice.value, save);
              else save(records);
            }}
            className="flex min-h-8 cursor-pointer items-center rounded-control px-2.5 outline-none data-highlighted:bg-hover pointer-coarse:min-h-11"
          >
            {choice.label}
            {choice.note && <span className="ms-auto ps-3 text-ink-soft">{` ${choice.note}`}</span>}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
