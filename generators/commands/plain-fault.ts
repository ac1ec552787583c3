/** What the compiler says of a manifest, in a sentence that names the mistake and what to write: of the rest its first line. */

const sentences: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [
    /Property '(\w+)' is missing in type '[^\n]*' but required in type '\{[^\n]*\bBind</,
    ([name]) =>
      `The call needs the input ${name}, and nothing says where it comes from. Write ${name}: param('…'), row('…'), session('…') or constant(…).`,
  ],
  [
    /'neither bound nor asked for': ([^;]+);/,
    ([names = '']) =>
      `The call needs ${listed(names)}, neither bound nor asked for. Bind it beside the call, or name it in fields or ask.`,
  ],
  [
    /^(?:Block-scoped variable '(\w+)' used before its declaration|'(\w+)' implicitly has type 'any' because it [^\n]* referenced directly or indirectly in its own initializer|[^\n]*Cannot access '(\w+)' before initialization)/,
    (names) =>
      `${names.find(Boolean)} is made of itself: it stands in its own definition, or two files import each other. Take it out there, or give what both need a file of its own.`,
  ],
];

/** '"text" | "title"' is 'the inputs text and title'. */
function listed(names: string): string {
  const all = [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  return `the ${all.length > 1 ? 'inputs' : 'input'} ${all.join(' and ')}`;
}

export function plainFault(text: string): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(text);
    if (found) return sentence(found.slice(1));
  }
  return text.split('\n')[0] ?? '';
}
