/** What shows free times. It is loaded with the first of them. */
export { formatLongDay } from './slot-days.ts';
export { SlotPicker } from './slot-picker.tsx';
