import { Car, type LucideIcon, Wrench } from 'lucide-react';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';

/** The icon of each kind of appointment. */
export const kindIcons: Record<AppointmentKind, LucideIcon> = {
  'test-drive': Car,
  service: Wrench,
};
