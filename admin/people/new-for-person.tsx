import { ChevronDown, Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leadTypes } from '#contract/leads/registry.ts';
import type { Caller } from '../leads/staff-entry/known-person.ts';
import { canTake } from '../leads/staff-entry/new-request-button.tsx';
import { openedHere } from '../lists/list-address.ts';
import { screens } from '../screens.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { useShortcut } from '../ui/shortcut.tsx';

/** Opens the form of a new request, of a type that staff choose, with the person filled in; also with N. */
export function NewForPerson({ caller }: { caller: Caller }) {
  const user = useUser();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('n', () => setIsOpen(true));
  const types = leadTypes.filter((facts) => canTake(facts) && isPermitted(user, facts.permission));
  if (types.length === 0) return null;
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the CSP blocks.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger className={buttonClass('primary')} aria-keyshortcuts="n">
        <Plus aria-hidden size={16} />
        New
        <ChevronDown aria-hidden size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="rise-in z-40 min-w-44 rounded-panel border border-line bg-raised p-1 shadow-xl"
      >
        {types.map(({ slug }) => (
          <DropdownMenu.Item
            key={slug}
            onSelect={() => navigate(`/${slug}?edit=new`, { state: { ...openedHere, caller } })}
            className="flex min-h-8 cursor-pointer items-center rounded-control px-2.5 outline-none data-highlighted:bg-hover pointer-coarse:min-h-11"
          >
            {screens.find(({ path }) => path === `/${slug}`)?.create}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
