/** The components that show free times. They are loaded with the first free times. */
export { formatLongDay } from './slot-days.ts';
export { SlotPicker } from './slot-picker.tsx';
