/** Looks into a zip without keeping any of it. */
import { unzip } from '../files/unzip.ts';

/** The names in a zip; undefined when it is none, is damaged or encrypted, or unpacks to more than the limit. */
export async function zipNames(content: Buffer, most: number): Promise<readonly string[] | undefined> {
  const unpacked = await unzip(content, most);
  return unpacked && [...unpacked.keys()];
}
