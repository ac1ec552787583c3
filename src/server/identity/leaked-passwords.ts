/** Passwords known from leaks, offline; found also behind capitals, look-alikes, repetition, and digits around them (VAL-11, VAL-16). */

/** Characters that are written for letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const asLetters = (text: string): string =>
  text.replace(/[01345789@$!€]/g, (character) => lookAlikes[character] ?? character);

/** 'secret2024!' is 'secret' to whoever guesses. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const unrepeated = (text: string): string => /^(.{3,}?)\1+$/u.exec(text)?.[1] ?? text;

/** What guessers try of a password; short remains say nothing. */
function formsOf(password: string): ReadonlySet<string> {
  const folded = password.normalize('NFKC').toLowerCase();
  const stems = [folded, bare(folded), bare(asLetters(folded)), asLetters(bare(folded))];
  return new Set(stems.flatMap((stem) => [stem, unrepeated(stem)]).filter((stem) => stem.length >= 4));
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords, read when the first is asked for; each as its letters, so that one look-up finds its disguises. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'];
  return new Set(words.flatMap((word) => [word, asLetters(word)]));
}

export async function isLeaked(password: string): Promise<boolean> {
  leaked ??= load();
  const known = await leaked;
  return [...formsOf(password)].some((form) => known.has(form));
}
