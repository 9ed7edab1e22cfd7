import { type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)_auto]';

interface SetupListProps {
  /** The headings of the three columns. */
  heads: readonly [string, string, string];
  /** Explains what a row is. */
  hint: string;
  /** The label of the button that adds one. */
  add: string;
  onAdd: () => void;
  /** Shown in place of rows if there are none. */
  empty: string;
  rows: readonly ReactNode[];
}

/** A list of one kind of setup records in aligned columns, with a button to add one. */
export function SetupList({ heads, hint, add, onAdd, empty, rows }: SetupListProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft">{hint}</p>
        <Button tone="primary" onClick={onAdd}>
          <Plus aria-hidden size={14} />
          {add}
        </Button>
      </div>
      <div className="rounded-panel border border-line bg-panel px-4">
        {rows.length === 0 ? (
          <p className="py-10 text-center text-ink-soft">{empty}</p>
        ) : (
          <>
            <div
              aria-hidden
              className={`${columns} h-9 border-b border-line text-xs text-ink-soft max-md:hidden`}
            >
              {heads.map((head) => (
                <span key={head}>{head}</span>
              ))}
              <span className="w-24" />
            </div>
            <ul>{rows}</ul>
          </>
        )}
      </div>
    </>
  );
}

interface SetupRowProps {
  icon: LucideIcon;
  name: string;
  badges?: ReactNode;
  /** The second and the third column. */
  cells: readonly [string, string];
  /** Without them the row cannot be changed. */
  actions: { onEdit: () => void; onDelete: () => void } | null;
  /** More about the row, below it. */
  children?: ReactNode;
}

/** A row of a list: its name, two facts, and its actions. */
export function SetupRow(props: SetupRowProps) {
  const { icon: Icon, name, badges, cells, actions, children } = props;
  return (
    <li className="border-t border-line py-1.5 first:border-0 md:py-0.5">
      <div className={`${columns} min-h-9`}>
        <div className="flex min-w-0 items-center gap-2">
          <Icon aria-hidden size={16} className="flex-none text-ink-soft" />
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium wrap-anywhere">{name}</span>
            {badges}
          </p>
        </div>
        {cells.map((cell) => (
          <p
            key={cell}
            className="wrap-anywhere text-ink-soft max-md:col-start-1 max-sm:col-span-full"
          >
            {cell}
          </p>
        ))}
        <div className="flex w-24 justify-end gap-1 max-md:col-start-2 max-md:row-start-1">
          {actions && (
            <>
              <IconButton label={`Edit ${name}`} icon={Pencil} onClick={actions.onEdit} />
              <IconButton
                label={`Delete ${name}`}
                icon={Trash2}
                className="hover:text-red"
                onClick={actions.onDelete}
              />
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
