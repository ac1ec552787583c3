/** `npm run size`: what the first visit of the sign-in page moves over the wire, against its goals. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoBranding, demoLogo } from '../../src/server/demo/world/branding.ts';
import { compressPage } from '../../src/server/http/compress-page.ts';
import { root } from '../product/product.ts';
import baseline from '../size/baseline.json';
import { type Chunks, firstVisit, type Moved, textsOfPage } from '../size/first-visit.ts';
import { budget, inKib, missedGoals, sum, tooManyTexts } from '../size/goals.ts';

const folder = join(root, 'dist/client');
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Precompressed by the build; the page as the server compresses it, because each answer gets a nonce of its own. */
function bytesOf(file: string): number {
  if (file.endsWith('.html')) return compressPage(text(file), 'br').body.length;
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}

/** As the demo world has it: the configuration, and the logo that it names. */
function branding(): Readonly<Record<string, number>> {
  const config = JSON.stringify(demoBranding);
  const logo = config.includes('logo.svg') ? { 'branding/latest/logo.svg': demoLogo.length } : {};
  return { 'branding/latest/config.gen.js': config.length, ...logo };
}

export async function run(): Promise<boolean> {
  if (!existsSync(join(folder, '.vite/manifest.json'))) {
    console.error('dist/client is not there: run "npm run build" first.');
    return true;
  }
  const chunks = JSON.parse(text('.vite/manifest.json')) as Chunks;
  const moved = firstVisit({ page: text('index.html'), chunks, bytesOf, branding: branding() });
  const languages = textsOfPage(chunks, bytesOf);
  print(moved);
  for (const { language, bytes } of languages) console.info(`In ${language} besides: ${inKib(bytes)} of texts.`);
  const problems = [...missedGoals(moved, chunks, text, baseline), ...tooManyTexts(languages)];
  for (const problem of problems) console.error(problem);
  return problems.length > 0;
}

function print(moved: readonly Moved[]): void {
  const width = Math.max(...moved.map(({ file }) => file.length));
  for (const { file, stage, bytes } of moved)
    console.info(`${stage.padEnd(9)} ${file.padEnd(width)} ${inKib(bytes).padStart(10)}`);
  console.info(`Before somebody can type: ${inKib(sum(moved, 'page', 'start', 'branding'))}.`);
  console.info(
    `All: ${inKib(sum(moved))} in ${moved.length} requests (at most ${inKib(budget.all)} in ${budget.requests}).`,
  );
}
