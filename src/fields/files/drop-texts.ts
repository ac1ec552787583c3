/** What a place for files says: which formats it takes, how to choose one. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { accepted, type FileOptions } from '../../rules/kinds/File.ts';
import { megabytes } from './refused-file.ts';

type Translate = (text: string, parameters: Record<string, string | number>) => string;

export const dropTexts = ({ help, with: told }: FieldOptions<FileOptions>, t: Translate) => {
  const extensions = accepted(told);
  const formats = t('{extensions}, at most {n} MB', { extensions: extensions.join(', ').toUpperCase(), n: megabytes });
  return {
    description: [help, formats].filter(Boolean).join('. '),
    accept: extensions.map((extension) => `.${extension}`).join(','),
    dropText: t('or drop or paste it here', {}),
  };
};

/** What the server calls a file ends with its name. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
