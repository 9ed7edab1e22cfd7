import type { MaintenanceAction } from '#catalogue/maintenance.ts';

/** The action as an icon: a filled circle means replace, an empty one inspect, a plus inspect and add. */
export function ActionIcon({ action }: { action: MaintenanceAction }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0 md:size-5">
      <circle
        cx="10"
        cy="10"
        r="8"
        fill={action === 'Replace' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
      />
      {action === 'Inspect/Add' && (
        <path d="M10 6v8M6 10h8" stroke="currentColor" strokeWidth="1.75" />
      )}
    </svg>
  );
}
