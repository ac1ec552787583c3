/** Names of downloaded files: non-word characters but the hyphen become underscores, at most 200 characters (VAL-40 to VAL-42). */
import { limits } from '../limits.ts';

/** The cleaned name with its extension; letters of any script are word characters (AMB-35). */
export function fileName(name: string, extension: string): string {
  const cleaned = [...name.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '_')].slice(0, limits.fileNameLength).join('');
  return `${cleaned}.${extension}`;
}
