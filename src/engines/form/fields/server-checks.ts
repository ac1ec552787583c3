/** The server's answers to the questions that fields ask while somebody types; a submit waits for those under way. */
import { createStore, type Store } from '../../../client/first/store.ts';

export type Answer =
  | { readonly state: 'asking' }
  | { readonly state: 'right' }
  | { readonly state: 'wrong'; readonly message: string };

export class ServerChecks {
  /** By the name of the field. */
  readonly answers: Store<ReadonlyMap<string, Answer>> = createStore<ReadonlyMap<string, Answer>>(new Map());

  /** Fields whose whole list holds nothing that could be chosen: nobody can be asked for one of it. */
  readonly choiceless = new Set<string>();

  set(name: string, answer: Answer | undefined): void {
    const next = new Map(this.answers.get());
    if (answer) next.set(name, answer);
    else next.delete(name);
    this.answers.set(next);
  }

  /** The fields that the server refused, once every question has its answer. */
  async refused(): Promise<readonly { readonly name: string; readonly message: string }[]> {
    await this.quiet();
    return [...this.answers.get()].flatMap(([name, answer]) =>
      answer.state === 'wrong' ? [{ name, message: answer.message }] : [],
    );
  }

  private quiet(): Promise<void> {
    const isQuiet = () => [...this.answers.get().values()].every(({ state }) => state !== 'asking');
    return new Promise((resolve) => {
      if (isQuiet()) return resolve();
      const stop = this.answers.subscribe(() => {
        if (!isQuiet()) return;
        stop();
        resolve();
      });
    });
  }
}
