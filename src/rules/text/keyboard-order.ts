/** What a text may have been meant as that was typed while the keyboard stood at another script: each letter is that of its key. */

/** Letters of keyboards in the order of their keys, row by row: those of the German one stand for what the search keeps. */
const german = 'qwertzuiopü+asdfghjklöäyxcvbnm,.';
const american = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const others: readonly string[] = [
  // Russian, Ukrainian, Bulgarian (phonetic keyboards are spelled as they sound and need nothing here).
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йцукенгшщзхїфівапролджєячсмитьбю',
  // Greek; its keys beside the letters are those of the American one.
  ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
  // Arabic; the key of b writes two letters, of which the first is taken.
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرلىةوز',
];

/** The text, and behind it what its keys write on a German and on an American keyboard, where all its letters stand on another one. */
export function typedForms(text: string): readonly string[] {
  const letters = [...text.toLowerCase()];
  const isForeign = (letter: string) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter);
  if (!letters.some(isForeign)) return [text];
  const keyboard = others.find((keys) => letters.every((letter) => !isForeign(letter) || keys.includes(letter)));
  if (keyboard === undefined) return [text];
  const onKeysOf = (keys: string) =>
    letters.map((letter) => (isForeign(letter) ? keys[[...keyboard].indexOf(letter)] : letter)).join('');
  return [...new Set([text, onKeysOf(german), onKeysOf(american)])];
}
