/** `npm run new screen|operation|field|job`: writes a skeleton that works as it is; asks for what the command line does not say. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complete, type Person, personAtTerminal, readFlags } from '../new/ask.ts';
import { field } from '../new/field.ts';
import { formatted } from '../new/formatted.ts';
import { job } from '../new/job.ts';
import { operation } from '../new/operation.ts';
import { screen } from '../new/screen.ts';
import { type Answers, oneOf, Refusal, type Skeleton } from '../new/skeleton.ts';
import { translate } from '../new/translate.ts';
import { root as ownRoot, readProduct } from '../product/product.ts';
import { didYouMean } from '../product/spelling.ts';
import { translatedLanguages } from '../texts/catalogues.ts';

const skeletons: Readonly<Record<string, Skeleton>> = { screen, operation, field, job };
const kinds = Object.keys(skeletons);
const usages = Object.values(skeletons).map(({ usage }) => `  npm run new ${usage}`);

export interface NewOptions {
  /** Where the files go; the repository, unless a test says otherwise. */
  readonly root?: string;
}

/** Answers true when nothing was written. */
export async function run(parameters: readonly string[], { root = ownRoot }: NewOptions = {}): Promise<boolean> {
  const person = personAtTerminal();
  try {
    await create(parameters, root, person);
    return false;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return true;
  } finally {
    person?.close();
  }
}

async function create([given, ...rest]: readonly string[], root: string, person: Person | undefined): Promise<void> {
  if (given === '--help') return console.info(`${usages.join('\n')}`);
  const kind = given ?? (await person?.ask(`What shall it be: ${kinds.join(', ')}? `))?.trim();
  if (!kind) throw new Refusal(`Say what shall be made:\n${usages.join('\n')}`);
  const skeleton = skeletons[oneOf('What shall be made', kind, kinds, didYouMean(kind, kinds))] as Skeleton;
  if (rest.includes('--help')) return console.info(`  npm run new ${skeleton.usage}`);
  const answers = await answersFor(skeleton, rest, person);
  const { files, texts, next } = skeleton.write(answers, readProduct());
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Refusal(`${taken} exists already; nothing was written.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), formatted(ownRoot, file, text));
    console.info(`written  ${file}`);
  }
  for (const line of translate(root, texts, answers)) console.info(line);
  console.info(next);
}

async function answersFor(skeleton: Skeleton, rest: readonly string[], person: Person | undefined): Promise<Answers> {
  const flags = [...skeleton.questions.map(({ flag }) => flag), ...(skeleton.optional ?? [])];
  const given = readFlags(rest, [...flags, ...(skeleton.isTranslated ? translatedLanguages(ownRoot) : [])]);
  return complete(given, skeleton.questions, person, skeleton.usage);
}
