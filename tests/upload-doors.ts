import { jobApplication } from '#contract/leads/job-application.ts';
import { acceptedInputs } from './factories.ts';
import type { FileKind } from './files/hostile.ts';
import { applicationForm } from './submissions.ts';
import type { FilePart } from './support/multipart.ts';

/** A place where a visitor can send files: all of them are tried with everything that is hostile. */
export interface UploadDoor {
  url: string;
  /** Whether it answers with a page, for browsers that run no script. */
  isPage: boolean;
  /** A form that is accepted. */
  form: () => Record<string, string | FilePart>;
  /** The door's file fields. */
  fields: readonly { field: string; kind: FileKind }[];
}

const application = {
  form: () => applicationForm(acceptedInputs[jobApplication.slug]?.() ?? {}),
  fields: [
    { field: 'cvFile', kind: 'document' },
    { field: 'photoFile', kind: 'picture' },
  ],
} as const;

/** Every door. A new one is added here, and nowhere else, to be proved safe. */
export const uploadDoors: readonly UploadDoor[] = [
  { url: `/api${jobApplication.paths.submit}`, isPage: false, ...application },
  { url: '/careers/apply', isPage: true, ...application },
];
