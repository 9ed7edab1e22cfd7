import { createContext, use } from 'react';
import type { Subscription } from '#contract/newsletter.ts';

interface SubscriptionScreen {
  askToDelete: (subscription: Subscription) => void;
}

export const SubscriptionContext = createContext<SubscriptionScreen | null>(null);

/** The screen that a part stands in; using it elsewhere is a developer error. */
export function useSubscriptionScreen(): SubscriptionScreen {
  const screen = use(SubscriptionContext);
  if (!screen) throw new Error('useSubscriptionScreen is for the parts of the newsletter screen');
  return screen;
}
