/** The parameters of a text in ICU form: 'count' and 'name' of '{count, plural, one {# of {name}} other {# of {name}}}'. */

/** Each once, in the order of the alphabet. */
export function parametersOf(message: string): readonly string[] {
  const found = new Set<string>();
  read(message, 0, found);
  return [...found].sort();
}

/** Reads a message up to its end or to the brace that closes it; answers where that is. */
function read(message: string, start: number, found: Set<string>): number {
  let at = start;
  while (at < message.length && message[at] !== '}')
    at = message[at] === '{' ? readArgument(message, at + 1, found) : at + 1;
  return at;
}

/** Reads '{name}' or '{name, plural, one {…} other {…}}' from behind its first brace; answers what stands behind its last one. */
function readArgument(message: string, start: number, found: Set<string>): number {
  const [head = '', name] = /^\s*(\w+)\s*/.exec(message.slice(start)) ?? [];
  if (name !== undefined) found.add(name);
  let at = start + head.length;
  while (at < message.length && message[at] !== '}')
    at = message[at] === '{' ? read(message, at + 1, found) + 1 : at + 1;
  return at + 1;
}
