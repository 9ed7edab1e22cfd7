import { Bookmark, Check, Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListView } from '#contract/http/list-views.ts';
import { isPermitted, useUser } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { buildViewQuery, type ListShape, type ListState, readListState } from '../list-address.ts';
import { DeleteViewDialog, SaveViewDialog, useViews } from './view-dialogs.tsx';

/** The class of an item of a list's menu. */
export const itemClass =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2.5 outline-none data-highlighted:bg-hover pointer-coarse:min-h-11';

interface ViewsMenuProps {
  /** The slug of the list. */
  screen: string;
  shape: ListShape;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  /** Further items: with them it is the one menu of the list. */
  children?: ReactNode;
}

/** The menu of a list's saved views. Its button shows the name of the view that matches the address. */
export function ViewsMenu({ screen, shape, state, onChange, children }: ViewsMenuProps) {
  const user = useUser();
  const { data: views = [], isError, isPending } = useViews(screen);
  const [dialog, setDialog] = useState<'save' | 'delete' | null>(null);
  /** The view that was opened or saved last: several may hold the same filters. */
  const [lastId, setLastId] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const query = buildViewQuery(shape, state);
  const readState = (view: ListView) => readListState(shape, new URLSearchParams(view.query));
  const equal = views.filter((view) => buildViewQuery(shape, readState(view)) === query);
  const current = equal.find(({ _id }) => _id === lastId) ?? equal[0];
  const label = children ? 'Views and more' : 'Views';
  const deletable = views.filter(({ isOwn }) => isOwn || isPermitted(user, 'staff-management'));
  function open(id: string) {
    const view = views.find(({ _id }) => _id === id);
    if (!view) return;
    setLastId(id);
    onChange(readState(view));
  }
  function close() {
    // The menu item that opened the dialog no longer exists, so the browser cannot restore the focus to it.
    flushSync(() => setDialog(null));
    trigger.current?.focus();
  }
  return (
    <>
      {/* Not modal: a modal menu locks scrolling with a style element, which the CSP blocks. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={trigger}
          aria-label={current ? `${label}: ${current.name}` : label}
          title={label}
          className={`${buttonClass('plain')} ${children ? 'w-8 px-0! pointer-coarse:w-11' : ''}`}
        >
          {children ? <Ellipsis aria-hidden size={16} /> : <ButtonText view={current?.name} />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="rise-in z-40 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-line bg-raised p-1 shadow-xl"
        >
          {views.length === 0 && (
            <DropdownMenu.Label className="px-2.5 py-1.5 text-ink-soft">
              {describeNoViews(isError, isPending)}
            </DropdownMenu.Label>
          )}
          <DropdownMenu.RadioGroup
            aria-label="Saved views"
            value={current?._id ?? ''}
            onValueChange={open}
          >
            {views.map((view) => (
              <ViewItem key={view._id} view={view} />
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={itemClass} onSelect={() => setDialog('save')}>
            Save this view…
          </DropdownMenu.Item>
          {deletable.length > 0 && (
            <DropdownMenu.Item className={itemClass} onSelect={() => setDialog('delete')}>
              Delete a view…
            </DropdownMenu.Item>
          )}
          {children && (
            <>
              <DropdownMenu.Separator className="my-1 h-px bg-line" />
              {children}
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {dialog === 'save' && (
        <SaveViewDialog screen={screen} query={query} onSaved={setLastId} onClose={close} />
      )}
      {dialog === 'delete' && (
        <DeleteViewDialog screen={screen} views={deletable} onClose={close} />
      )}
    </>
  );
}

/** Says why the menu has no views. */
function describeNoViews(isError: boolean, isPending: boolean): string {
  if (isError) return 'The views could not be loaded';
  return isPending ? 'Loading...' : 'No saved views yet';
}

/** The name of the open view, if there is one. */
function ButtonText({ view }: { view: string | undefined }) {
  return (
    <>
      <Bookmark aria-hidden size={14} fill={view ? 'currentColor' : 'none'} />
      <span
        className={`max-w-36 truncate ${view ? '' : 'max-xl:hidden max-3xl:with-details:hidden'}`}
      >
        {view ?? 'Views'}
      </span>
    </>
  );
}

/** A saved view in the menu; a shared one says so, or whose it is. */
function ViewItem({ view: { _id, name, isShared, isOwn, owner } }: { view: ListView }) {
  return (
    <DropdownMenu.RadioItem value={_id} className={itemClass}>
      <span className="size-3.5 flex-none">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden size={14} />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      {isShared && (
        <span className="max-w-24 flex-none truncate text-xs text-ink-soft">
          {isOwn ? 'Shared' : `by ${owner}`}
        </span>
      )}
    </DropdownMenu.RadioItem>
  );
}
