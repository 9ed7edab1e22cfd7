import { X } from 'lucide-react';
import { useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const everywhere: [keys: string[], does: string][] = [
  [['Ctrl K', '⌘ K'], 'Go to a screen, find a person'],
  [['?'], 'Show these keys'],
  [['F8'], 'Go to the newest message'],
  [['Esc'], 'Close what is open on top'],
];

const inLists: typeof everywhere = [
  [['/'], 'Search'],
  [['↑', '↓', 'Home', 'End'], 'Go from row to row'],
  [['Enter'], 'Open the row'],
  [['Space'], 'Select the row'],
  [['Shift Space'], 'Select the rows up to it'],
  [['Ctrl A', '⌘ A'], 'Select the page'],
];

/** What can be done by which key. */
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
        <Keys title="In lists" keys={inLists} />
      </div>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: typeof everywhere }) {
  return (
    <section>
      <h3 className="mb-1.5 text-ink-soft">{title}</h3>
      <dl className="grid grid-cols-[10rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5">
        {keys.map(([names, does]) => (
          <div key={does} className="contents">
            <dt className="flex flex-wrap gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="rounded-control border border-line px-1.5 font-sans text-xs text-ink-soft"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
