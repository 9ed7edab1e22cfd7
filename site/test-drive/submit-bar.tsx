import { Button } from '#ui/button.tsx';
import { useIsPhone } from '../forms/use-browser.ts';

/**
 * The submit button. On phones it is [disabled until a vehicle is chosen](docs/spec/forms.md#test-drive), but never
 * without JavaScript, and from then on it stays at the bottom of the screen.
 */
export function SubmitBar({ pending, vehicle }: { pending: boolean; vehicle: string }) {
  const needsVehicle = useIsPhone() && vehicle === '';
  return (
    <div
      className={`sticky-actions -mx-5 border-t border-graphite-200 bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:px-0 md:pt-8 ${vehicle ? 'sticky' : ''}`}
    >
      <p className="mb-2 truncate text-center text-sm text-graphite-600 md:hidden">
        {vehicle || 'Choose a vehicle to continue'}
      </p>
      <Button
        type="submit"
        disabled={needsVehicle}
        aria-disabled={pending}
        className="w-full md:w-auto md:min-w-64"
      >
        {pending ? 'Submitting...' : 'Book a Test Drive'}
      </Button>
    </div>
  );
}
