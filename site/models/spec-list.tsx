import {
  BatteryCharging,
  Fuel,
  Gauge,
  type LucideIcon,
  Luggage,
  MonitorSmartphone,
  PlugZap,
  RotateCw,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  Timer,
  Zap,
} from 'lucide-react';
import type { Spec, SpecIcon } from '#catalogue/models/models.ts';

const icons: Record<SpecIcon, LucideIcon> = {
  screen: MonitorSmartphone,
  wheel: RotateCw,
  charging: PlugZap,
  torque: Gauge,
  power: Zap,
  engine: Fuel,
  range: Route,
  battery: BatteryCharging,
  modes: SlidersHorizontal,
  luggage: Luggage,
  acceleration: Timer,
  warranty: ShieldCheck,
};

/** The model's key figures in large type. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {specs.map(({ icon, value, label }) => {
        const Icon = icons[icon];
        return (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-t border-white/20 pt-4 max-md:odd:last:col-span-2"
          >
            <dt className="mt-1 text-sm text-pretty text-graphite-300">{label}</dt>
            <dd className="tabular text-3xl font-medium tracking-tight md:text-4xl">
              <Icon aria-hidden="true" className="mb-6 size-6 stroke-[1.5] text-graphite-400" />
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The key figures of a related model on its card. */
export function RelatedSpecs({ specs }: { specs: readonly Spec[] }) {
  return (
    <ul className="mt-4 grid gap-2 text-sm text-graphite-300">
      {specs.map(({ icon, value, label }) => {
        const Icon = icons[icon];
        return (
          <li key={label} className="flex items-baseline gap-2">
            <Icon aria-hidden="true" className="size-4 shrink-0 self-center stroke-[1.5]" />
            <span className="tabular font-medium text-white">{value}</span>
            <span>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
