import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { badges } from '../../ui/badge.tsx';
import { formatBriefly } from '../grid-scale.tsx';
import { kindIcons } from '../kind-icons.ts';
import { findColor, statusIcons } from '../statuses.ts';
import { describeListed, type ListedAppointment } from './day-appointments.ts';

/** An appointment: how it stands, who comes, when and for what. */
export function DayBlock({ appointment }: { appointment: ListedAppointment }) {
  const { address, name, kind, about, status, minutes } = appointment;
  const [StatusIcon, KindIcon] = [statusIcons[status], kindIcons[kind]];
  const isTimed = minutes !== null;
  const description = describeListed(appointment);
  return (
    <Link
      to={address}
      aria-label={description}
      title={description}
      className={`block h-full overflow-hidden rounded-control border-s-4 border-current/50 px-1.5 py-0.5 text-xs/4 transition-shadow hover:shadow-md focus-visible:z-10 ${badges[findColor(status)]}`}
    >
      <BlockLine icon={StatusIcon} isCut={isTimed}>
        <bdi className="font-semibold">{name}</bdi>
      </BlockLine>
      <BlockLine icon={KindIcon} isCut={isTimed}>
        {minutes && `${formatBriefly(minutes.start)} · `}
        {about}
      </BlockLine>
    </Link>
  );
}

/** A line of a block: one with a place in the day is cut at its end. */
function BlockLine({
  icon: Icon,
  isCut,
  children,
}: {
  icon: LucideIcon;
  isCut: boolean;
  children: ReactNode;
}) {
  return (
    <span className="flex items-center gap-1">
      <Icon aria-hidden size={12} className="flex-none" />
      <span className={`min-w-0 ${isCut ? 'truncate' : 'wrap-anywhere'}`}>{children}</span>
    </span>
  );
}
