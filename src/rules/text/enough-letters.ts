/** Whether a text is long enough to be searched: so many letters or digits; one of a script without letters says a word by itself. */

const signs = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** @param atLeast how many characters, white space at the ends aside. */
export const hasEnoughLetters = (text: string, atLeast: number): boolean =>
  [...text.trim()].length >= atLeast || signs.test(text);
