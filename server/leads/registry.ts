import { contactLead } from './contact.ts';
import type { Lead } from './lead.ts';
import { testDriveLead } from './test-drive.ts';

/** Every request type that the server keeps. */
export const leads: readonly Lead[] = [contactLead, testDriveLead];
