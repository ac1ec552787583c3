/** Reads the answers from the command line, and asks a person for those that are missing. */
import { createInterface } from 'node:readline/promises';
import { didYouMean } from '../product/spelling.ts';
import { type Answers, type Question, Refusal } from './skeleton.ts';

/** `account/roles --title "Roles"` gives name and title. */
export function readFlags(parameters: readonly string[], allowed: readonly string[]): Answers {
  const answers: Record<string, string> = {};
  for (let index = 0; index < parameters.length; index += 1) {
    const word = parameters[index] ?? '';
    if (!word.startsWith('--')) {
      if (answers['name'] !== undefined)
        throw new Refusal(`"${word}" is one word too many; put texts with spaces in quotes.`);
      answers['name'] = word;
      continue;
    }
    const [flag = '', joined] = word.slice(2).split(/=(.*)/s);
    if (!allowed.includes(flag))
      throw new Refusal(
        `There is no --${flag}; there are --${allowed.filter((each) => each !== 'name').join(', --')}.${didYouMean(flag, allowed)}`,
      );
    const value = joined ?? parameters[++index];
    if (value === undefined || value.startsWith('--')) throw new Refusal(`--${flag} needs a value behind it.`);
    answers[flag] = value;
  }
  return answers;
}

export interface Person {
  ask(question: string): Promise<string>;
  close(): void;
}

/** Nobody, where no terminal is attached. */
export function personAtTerminal(): Person | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => lines.question(question), close: () => lines.close() };
}

/** @throws Refusal when an answer is missing and nobody is there to give it. */
export async function complete(
  answers: Answers,
  questions: readonly Question[],
  person: Person | undefined,
  usage: string,
): Promise<Answers> {
  const all: Record<string, string> = { ...answers };
  for (const { flag, ask, otherwise } of questions) {
    if (all[flag] !== undefined) continue;
    const said = (await person?.ask(otherwise ? `${ask} (${otherwise}): ` : `${ask}: `))?.trim();
    const answer = said || otherwise;
    if (answer === undefined) throw new Refusal(`${nameOf(flag)} is missing.\n  npm run new ${usage}`);
    if (answer) all[flag] = answer;
  }
  return all;
}

const nameOf = (flag: string): string => (flag === 'name' ? 'The name' : `--${flag}`);
