/** What is wrong with a file before it is sent: its format by its name, or its size. */
import uploadErrors from '../../rules/errors/uploads.ts';
import { uploadExtension } from '../../rules/files/upload-types.ts';
import { accepted, type FileOptions } from '../../rules/kinds/File.ts';
import { limits } from '../../rules/limits.ts';

type Translate = (text: string, parameters: Record<string, number>) => string;

export const megabytes = limits.uploadSize / 1024 / 1024;

export function refusedFile(file: File, told: FileOptions | undefined, t: Translate): string | undefined {
  const extension = uploadExtension(file.name);
  if (!extension || !accepted(told).includes(extension)) return t(uploadErrors['ERR-22'], {});
  return file.size > limits.uploadSize ? t('A file may have at most {n} MB', { n: megabytes }) : undefined;
}
