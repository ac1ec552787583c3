/** A story that complains in the console is broken, however it looks. */
let heard: string[] = [];

/** Hears what is logged as an error from now on; answers the way to stop. */
export function recordConsoleErrors(): () => void {
  const { error } = console;
  heard = [];
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' ').slice(0, 400));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

/** @throws when something was logged as an error. */
export function failOnConsoleErrors(): void {
  const [first] = heard;
  if (first !== undefined) throw new Error(`The story logs ${heard.length} errors; the first: ${first}`);
}
