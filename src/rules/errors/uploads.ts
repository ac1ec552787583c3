/** Errors of files that are sent. */

const errors = {
  'ERR-22': 'File format not supported',
  'ERR-23': 'Upload failed',
  tooManyUploads: 'At most {n} uploaded files can wait to be used.',
  emptyUpload: 'Send one file.',
  noUpload: 'A file is not there any more, or is not yours. Upload it again.',
  attachmentsTooLarge: 'The files have {size} MiB together; at most {limit} MiB can be sent.',
  uploadTooLarge: 'Upload failed: a file may have at most {limit}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
