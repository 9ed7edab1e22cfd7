import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChargeSelect, FuelSelect, LineInput, LineSelect } from './line-fields.tsx';
import { originLabels } from './line-words.ts';

/** The columns of the table, in order. */
export const lineColumns = [
  { label: 'Charge', className: 'w-52' },
  { label: 'Cars', className: 'w-40' },
  { label: 'From cc', className: 'w-22' },
  { label: 'To cc', className: 'w-22' },
  { label: 'Made', className: 'w-36' },
  { label: 'Buyer', className: 'w-28' },
  { label: 'Rate %', className: 'w-22' },
  { label: 'or PKR', className: 'w-28' },
  { label: 'Actions', className: 'w-28' },
] as const;

interface LineRowProps {
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The main fields of a line, and what can be done with it. */
export function LineRow({ index, isOpen, onToggle, onCopy, onRemove }: LineRowProps) {
  const number = index + 1;
  return (
    <tr className="grid grid-cols-2 gap-2 table:table-row">
      <ChargeSelect index={index} />
      <FuelSelect index={index} />
      <LineInput index={index} name="engineFrom" label="From cc" />
      <LineInput index={index} name="engineBelow" label="To cc" />
      <LineSelect
        index={index}
        name="origin"
        label="Made"
        choices={[['', 'Anywhere'], ...Object.entries(originLabels)]}
      />
      <LineSelect
        index={index}
        name="taxpayer"
        label="Buyer"
        choices={[['', 'All'], ...taxpayers.map((one) => [one, taxpayerLabels[one]] as const)]}
      />
      <LineInput index={index} name="rateBp" label="Rate %" />
      <LineInput index={index} name="amount" label="or PKR" />
      <td className="col-span-2 table:table-cell table:py-1 table:align-top">
        <span className="flex">
          <IconButton
            label={`${isOpen ? 'Less' : 'More'} of line ${number}`}
            icon={ChevronDown}
            aria-expanded={isOpen}
            className={isOpen ? 'rotate-180' : ''}
            onClick={onToggle}
          />
          <IconButton label={`Copy line ${number}`} icon={Copy} onClick={onCopy} />
          <IconButton
            label={`Remove line ${number}`}
            icon={Trash2}
            className="hover:text-red"
            onClick={onRemove}
          />
        </span>
      </td>
    </tr>
  );
}
