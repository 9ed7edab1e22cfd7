import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { MenuCars } from './menu-cars.tsx';

type MenuCarsProps = ComponentProps<typeof MenuCars>;

/** Without a connection the link to the models remains. */
const LoadedCars = lazy(() =>
  import('./menu-cars.tsx')
    .then((loaded) => ({ default: loaded.MenuCars }))
    .catch(() => ({ default: (_: MenuCarsProps): ReactNode => null })),
);

/** The models of a menu, loaded when it opens. */
export const LazyMenuCars = (props: MenuCarsProps) => (
  <Suspense>
    <LoadedCars {...props} />
  </Suspense>
);
