/** What may be uploaded, by extension without regard to case; the server looks into the content besides. */

/** What a field for files takes (VAL-28 to VAL-33). */
export const documentTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** What an import takes besides workbooks (AMB-53). */
export const csvType = 'text/csv';

/** What a field for pictures takes. SVG is none of them: it is a program as much as a picture. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;

export type DocumentExtension = keyof typeof documentTypes;
export type PictureExtension = keyof typeof pictureTypes;
export type UploadExtension = DocumentExtension | PictureExtension | 'csv';

export const documentExtensions = Object.keys(documentTypes) as readonly DocumentExtension[];
export const pictureExtensions = Object.keys(pictureTypes) as readonly PictureExtension[];

export const isDocument = (extension: string): extension is DocumentExtension =>
  Object.hasOwn(documentTypes, extension);
export const isPicture = (extension: string): extension is PictureExtension => Object.hasOwn(pictureTypes, extension);

/** The extension of a name that may be uploaded; undefined for every other. */
export function uploadExtension(name: string): UploadExtension | undefined {
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return isDocument(extension) || isPicture(extension) || extension === 'csv' ? extension : undefined;
}
