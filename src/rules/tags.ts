/** Tags of services: how one is written. Two that differ in capital letters or blanks alone are one. */

/** One blank between words, none around them. */
export const tidyTag = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** By which tags are told apart. */
const tagKey = (tag: string): string => tidyTag(tag).toLowerCase();

/** Each once, spelled as the first of its kind; `known` are spelled as they are. */
export function distinctTags(tags: readonly string[], known: readonly string[] = []): readonly string[] {
  const spelling = new Map(known.map((tag) => [tagKey(tag), tag]));
  const result = new Map<string, string>();
  for (const tag of tags.map(tidyTag).filter(Boolean))
    if (!result.has(tagKey(tag))) result.set(tagKey(tag), spelling.get(tagKey(tag)) ?? tag);
  return [...result.values()];
}

/** Without some of them, however those are spelled. */
export function withoutTags(tags: readonly string[], removed: readonly string[]): readonly string[] {
  const keys = new Set(removed.map(tagKey));
  return tags.filter((tag) => !keys.has(tagKey(tag)));
}

export const sameTag = (a: string, b: string): boolean => tagKey(a) === tagKey(b);
