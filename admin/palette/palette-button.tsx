import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { useShortcut } from '../ui/shortcut.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';

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
