import type { UploadRule } from '../http/uploads.ts';
import { clearableText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { jsonList } from './form-lists.ts';

/** The rule for captions of a video. */
export const captionsRule: UploadRule = {
  extensions: ['vtt'],
  maxBytes: 256 * 1024,
  kinds: 'WebVTT (.vtt)',
};

/** The maximum length of the alternative text of a picture. */
export const maxAltLength = 250;

/** The maximum length of the transcript of a video. */
export const maxTranscriptLength = 20_000;

/** A record has at most 20 files and 20 links. */
const maxDetails = 40;

const fileDetail = z.object({
  /** The URL of one of the record's files or links, or the form field of a new file. */
  file: text({ max: 1000, missing: 'Please name a file' }),
  alt: clearableText({ max: maxAltLength }),
  transcript: clearableText({ max: maxTranscriptLength }),
  /** The form field of the captions; null removes the stored ones. */
  captions: clearableText({ max: 20 }),
});

/** Details of one file in a form. Absent values are kept; null and blank ones are removed. */
export type FileDetail = z.output<typeof fileDetail>;

/** Details of a record's files in a form: docs/spec/content.md#media-files. */
export const fileDetailList = jsonList(
  z.array(fileDetail).check(z.maxLength(maxDetails, 'These are more files than a record has')),
);

/** Messages for details that do not fit their file. */
export const fileDetailMessages = {
  unknownFile: 'Only files of this record can be described',
  altOfVideo: 'Only a picture has an alternative text',
  transcriptOfPicture: 'Only a film has a transcript',
  captionsOfOther: 'Only an uploaded film has captions',
  unknownCaptions: 'Please choose the captions file',
  captionsAlone: 'Captions belong to a film: please choose the film too',
} as const;
