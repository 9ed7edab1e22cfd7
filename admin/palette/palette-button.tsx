import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useShortcut } from '../ui/shortcut.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';

/** Opens the palette, as do Ctrl+K and ⌘K; '?' shows the keyboard shortcuts. */
export function PaletteButton() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const close = () => setShown(null);
  useShortcut('?', () => setShown('keys'));
  usePaletteKey(() => setShown((now) => (now === 'palette' ? null : 'palette')));
  return (
    <>
      <IconButton
        label="Find a screen or person"
        icon={Search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShown('palette')}
      />
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
