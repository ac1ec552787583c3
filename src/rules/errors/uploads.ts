/** Errors of files that are sent. */

const errors = {
  'ERR-22': 'File format not supported',
  'ERR-23': 'Upload failed',
  tooManyUploads: 'At most {n} uploaded files can wait to be used.',
  emptyUpload: 'Send one file.',
  noUpload: 'A file is not there any more, or is not yours. Upload it again.',
  attachmentsTooLarge: 'The files have {size} MiB together; at most {limit} MiB can be sent.',
  emptyFile: 'The file is empty.',
  notAPicture: 'The file is {found}. Pictures are taken as {allowed}.',
  unknownFormat: 'The file has a format that is not known. Pictures are taken as {allowed}.',
  otherThanNamed: 'The file is named {named}, but it is {found}. Name it after what it is.',
  brokenPicture: 'The picture cannot be read to its end: it is damaged or was cut off. Save it anew.',
  tooManyPixels: 'The picture has {width} × {height} pixels; at most {limit} million are taken. Make it smaller.',
  pictureWanted: 'The file is {found}; a picture is wanted here.',
  documentWanted: 'The file is {found}; a PDF is wanted here.',
  mediaFull:
    'Pictures and documents of this owner have {used} MiB of {limit} MiB, and this one needs {size} MiB. What is removed makes room within a day.',
  notAWorkbook: 'The file is no workbook that can be read. Save it as XLSX.',
  sheetTooLong: 'The sheet has more than {most} rows. Send it in parts.',
  sheetTooWide: 'The sheet has more than {most} columns.',
  picturesBusy: 'Many pictures are being worked on. Try again in a moment.',
  uploadTooLarge: 'Upload failed: a file may have at most {limit}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
