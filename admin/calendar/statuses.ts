import {
  Car,
  Check,
  CheckCheck,
  CircleDashed,
  type LucideIcon,
  UserX,
  Wrench,
  X,
} from 'lucide-react';
import { type AppointmentStatus, appointmentStatuses } from '#contract/appointments/appointment.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { BadgeColor } from '#contract/leads/lead.ts';

export const statusLabels: Record<AppointmentStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  done: 'Done',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
};

/** An icon for each status, for users who cannot distinguish the colors. */
export const statusIcons: Record<AppointmentStatus, LucideIcon> = {
  requested: CircleDashed,
  confirmed: Check,
  done: CheckCheck,
  'no-show': UserX,
  cancelled: X,
};

/** An act that sets a status, with its key. */
export interface StatusAct {
  status: AppointmentStatus;
  label: string;
  key: string;
}

/** The usual acts, in order. */
export const statusActs: readonly StatusAct[] = [
  { status: 'confirmed', label: 'Confirm', key: 'c' },
  { status: 'done', label: 'Done', key: 'd' },
  { status: 'no-show', label: 'No-show', key: 'n' },
  { status: 'cancelled', label: 'Cancel', key: 'x' },
];

/** The usual next action on an appointment, by its status. */
export const nextStatuses: Partial<Record<AppointmentStatus, AppointmentStatus>> = {
  requested: 'confirmed',
  confirmed: 'done',
};

export const findColor = (status: AppointmentStatus): BadgeColor => appointmentStatuses[status];

export const kindIcons: Record<AppointmentKind, LucideIcon> = {
  'test-drive': Car,
  service: Wrench,
};
