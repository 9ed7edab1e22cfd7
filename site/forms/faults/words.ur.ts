export { sayFaultInUrdu as sayFault } from '../../../contract/input/urdu-faults.ts';
