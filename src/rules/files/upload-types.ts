/** What may be uploaded, by extension without regard to case (VAL-28 to VAL-33); the server looks into the content besides. */
export const uploadTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

export type UploadExtension = keyof typeof uploadTypes;

/** The extension of a name that may be uploaded; undefined for every other. */
export function uploadExtension(name: string): UploadExtension | undefined {
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(uploadTypes, extension) ? (extension as UploadExtension) : undefined;
}
