import { useEffect } from 'react';
import {
  jobApplication,
  jobApplicationUploads,
  serverErrorText,
} from '#contract/leads/job-application.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { shareText } from '#ui/file-size.ts';
import { takeFocus } from '#ui/take-focus.ts';
import type { Progress } from '#ui/transmit.ts';
import * as formWords from '#words/site/forms';
import * as words from '#words/site/job-application';
import { ConsentField, type SectionProps, SubmitButton } from '../forms/common-fields.tsx';
import { createFileHandling } from '../forms/file-handling.ts';
import { LeadForm, type Upload } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import {
  ApplicationSection,
  EducationSection,
  PersonSection,
  ProfessionalSection,
} from './application-sections.tsx';

const files = createFileHandling(jobApplicationUploads, serverErrorText);

export function ApplicationForm({
  posted,
  initial,
  titles,
  onFields,
}: {
  posted: PostedForm | undefined;
  initial: FieldValues;
  /** Titles of the openings, as suggestions. */
  titles: readonly string[];
  onFields: (fields: FormData) => void;
}) {
  return (
    <LeadForm
      facts={jobApplication}
      posted={posted}
      initial={initial}
      files={files}
      next={words.next}
      confirmed={['jobTitle']}
      back={{ to: '/careers', title: words.seeOpenings }}
      onFields={onFields}
    >
      {({ section, pending, upload }) => (
        <>
          <PersonSection {...section} />
          <EducationSection {...section} />
          <ProfessionalSection {...section} titles={titles} />
          <FilesSection {...section} />
          <SendSection {...section} pending={pending} upload={upload} />
        </>
      )}
    </LeadForm>
  );
}

/**
 * The CV, and optionally a photo. If the form was sent without JavaScript, the page cannot restore the
 * chosen files, so it names them.
 */
function FilesSection({ field }: SectionProps) {
  const { defaultValue: lostCv, ...cv } = field('cvFile');
  const { defaultValue: lostPhoto, ...photo } = field('photoFile');
  const lostFiles = [lostCv, lostPhoto].filter(Boolean).join(', ');
  const text = lostFiles && words.chooseAgain(lostFiles);
  return (
    <ApplicationSection title={words.files} text={text}>
      <FileField {...cv} required rule={jobApplicationUploads.cvFile} />
      <FileField {...photo} rule={jobApplicationUploads.photoFile} />
    </ApplicationSection>
  );
}

/** The agreement, the submit button and the progress of the upload. */
function SendSection({
  field,
  pending,
  upload,
}: SectionProps & { pending: boolean; upload: Upload }) {
  return (
    <div className="grid gap-6 border-t border-graphite-950 pt-6 md:pt-8">
      <ConsentField field={field('agreeToShare')} text={words.agreeToShare} required />
      {upload.isCancelled && (
        <p
          ref={takeFocus}
          role="status"
          tabIndex={-1}
          className="border-s-4 border-graphite-950 ps-4"
        >
          <span className="block font-semibold">{words.sendingCancelled}</span>
          {words.inputKept}
        </p>
      )}
      {pending && <UploadProgress upload={upload} />}
      <div>
        <SubmitButton pending={pending}>{words.send}</SubmitButton>
      </div>
    </div>
  );
}

/** The progress of an upload, with a button that cancels it. */
function UploadProgress({ upload: { progress, cancel } }: { upload: Upload }) {
  useEffect(() => {
    // Leaving the page would cancel the upload. The browser shows its own warning.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const progressTexts = progress && formatProgress(progress);
  return (
    <div className="flex items-center gap-5">
      <div className="min-w-0 flex-1">
        <p className="tabular mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold">
            {progressTexts ? words.percent(progressTexts.percent) : formWords.sending}
          </span>
          <span className="text-graphite-600">{progressTexts?.text}</span>
        </p>
        <progress
          aria-label={words.upload}
          className="upload-bar"
          max={100}
          {...(progressTexts && { value: progressTexts.percent })}
        />
      </div>
      <Button variant="outline" onClick={cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

/** When everything is sent, the server still has to check it. Returns null while the total is unknown. */
function formatProgress({ sent, total }: Progress): { percent: number; text: string } | null {
  if (total === 0) return null;
  const percent = Math.floor((sent / total) * 100);
  return { percent, text: sent < total ? shareText(sent, total) : words.checking };
}
