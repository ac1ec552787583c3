/** What is wrong with a value: an English text that is also the key, and its parameters. */
export interface Problem {
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}
