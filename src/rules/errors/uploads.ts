/** Errors of files that are sent. */

const errors = {
  'ERR-22': 'File format not supported',
  'ERR-23': 'Upload failed',
  tooManyUploads: 'At most {n} uploaded files can wait to be used.',
  emptyUpload: 'Send one file.',
  uploadTooLarge: 'Upload failed: a file may have at most {limit}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
