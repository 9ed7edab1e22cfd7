import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';

const options = {
  system: { label: 'System theme', icon: Monitor },
  light: { label: 'Light theme', icon: Sun },
  dark: { label: 'Dark theme', icon: Moon },
} as const satisfies Record<Theme, unknown>;

/** Chooses the light, dark or system theme. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset className="flex rounded-full border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, icon: Icon } = options[theme];
        return (
          <label
            key={theme}
            title={label}
            className="relative grid size-6 place-items-center rounded-full text-ink-soft hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] has-focus-visible:outline-accent pointer-coarse:size-10"
          >
            <input
              type="radio"
              name={group}
              aria-label={label}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon aria-hidden size={14} className="pointer-events-none relative" />
          </label>
        );
      })}
    </fieldset>
  );
}
