import { Search, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { areShortcutsOn, KeyCap, switchShortcuts, useShortcut } from '../ui/shortcut.tsx';
import { Palette } from './palette.tsx';

const everywhere: [keys: string[], action: string][] = [
  [['Ctrl K', '⌘ K'], 'Go to a screen, find a person'],
  [['?'], 'Show these keys'],
  [['F8'], 'Go to the newest message'],
  [['Esc'], 'Close the topmost dialog'],
];

const inLists: typeof everywhere = [
  [['N'], 'New request'],
  [['/'], 'Search; ↓ goes to the list'],
  [['↑', '↓', 'Home', 'End'], 'Go from row to row'],
  [['Enter'], 'Open the row'],
  [['Space'], 'Select the row'],
  [['Shift Space'], 'Select a range of rows'],
  [['Ctrl A', '⌘ A'], 'Select the page'],
];

const inDetails: typeof everywhere = [
  [['J', 'K'], 'Open the next or the previous one'],
  [['S', 'N', 'O', 'F'], 'Go to the status, note, owner or follow-up'],
  [['C', 'W', 'E'], 'Log a call, a WhatsApp message, or write an email'],
  [['Ctrl Enter', '⌘ Enter'], 'Save and open the next one'],
];

const inMyDay: typeof everywhere = [
  [['J', 'K'], 'Go from request to request'],
  [['Enter'], 'Open the request'],
  [['S', 'C', 'N', 'E', 'F'], 'Open it at the status, a call, the note, an email or the follow-up'],
];

/** Lists the keyboard shortcuts. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className="rise-in m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-panel p-0"
    >
      <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-3">
        <h2 id={headingId} className="text-base font-semibold">
          Keys
        </h2>
        <IconButton label="Close keys" icon={X} onClick={onClose} />
      </div>
      <div className="grid gap-5 p-5">
        <Keys title="Everywhere" keys={everywhere} />
        <Keys title="In My Day" keys={inMyDay} />
        <Keys title="In lists" keys={inLists} />
        <Keys title="In a request" keys={inDetails} />
        <ShortcutSwitch />
      </div>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: typeof everywhere }) {
  return (
    <section>
      <h3 className="mb-1.5 text-ink-soft">{title}</h3>
      <dl className="grid grid-cols-[10rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5">
        {keys.map(([names, action]) => (
          <div key={action} className="contents">
            <dt className="flex flex-wrap gap-1">
              {names.map((name) => (
                <KeyCap key={name} name={name} />
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Turns the keys of screens and requests off: speech input and trembling hands press them by accident. */
function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input
        type="checkbox"
        className="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          switchShortcuts(target.checked);
          setIsOn(target.checked);
        }}
      />
      Single-key shortcuts (?, /, N, those of My Day and in a request) in this browser
    </label>
  );
}

const key = navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K';

/** Opens the palette, as do Ctrl+K and ⌘K; '?' shows the keyboard shortcuts. In the sidebar it looks like a field. */
export function PaletteButton({ isField = false }: { isField?: boolean }) {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const close = () => setShown(null);
  useShortcut('?', () => setShown('keys'));
  const label = 'Find a screen or person';
  const button = {
    title: label,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: () => setShown('palette'),
  } as const;
  usePaletteKey(() => setShown((now) => (now === 'palette' ? null : 'palette')));
  return (
    <>
      {isField ? (
        <button
          type="button"
          aria-label={`Search: ${label.toLowerCase()}`}
          {...button}
          className="flex min-h-8 items-center gap-2 rounded-control border border-rim bg-panel ps-2.5 pe-1.5 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <Search aria-hidden size={14} />
          <span className="me-auto">Search</span>
          <span aria-hidden className="pointer-coarse:hidden">
            <KeyCap name={key} />
          </span>
        </button>
      ) : (
        <IconButton label={label} icon={Search} {...button} />
      )}
      {shown === 'palette' && <Palette onClose={close} onShowKeys={() => setShown('keys')} />}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

function usePaletteKey(toggle: () => void) {
  useEffect(() => {
    function toggleOnKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener('keydown', toggleOnKey);
    return () => document.removeEventListener('keydown', toggleOnKey);
  });
}
