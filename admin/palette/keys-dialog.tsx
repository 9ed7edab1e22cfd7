import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { areShortcutsOn, switchShortcuts } from '../ui/shortcut.ts';

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
export function KeysDialog({ onClose }: { onClose: () => void }) {
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
