import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { careersSearch } from './addresses.ts';

/** Marks a history entry that was made by opening details from the list, one step before it. */
export const openedHere = { openedHere: true };

/** Closes the details: one step back where they were opened from the list, so that Back stays true. */
export function useCloseOpening(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  return () => {
    if (state?.openedHere) navigate(-1);
    else
      navigate(
        { search: careersSearch(query.get('category')) },
        { replace: true, preventScrollReset: true },
      );
  };
}
