/**
 * `npm run pictures compare`: pictures of chosen stories beside those in tests/pictures. Letters look different on other
 * machines, so no test asks for it; `--accept` makes the pictures of this machine the ones to compare with.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { root } from '../product/product.ts';
import { comparedStories, type StoryEntry } from './compared-stories.ts';
import { difference } from './difference.ts';
import { takeAll } from './take.ts';

const kept = join(root, 'tests/pictures');
const found = join(root, '.pictures/compare');
const built = join(root, '.cache/storybook');
/** More than this share of the points makes it another picture. */
const most = 0.001;

/** Answers true when a picture is another one. */
export async function compare(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      accept: { type: 'boolean', default: false },
      /** How often everything is taken and compared. */
      reruns: { type: 'string', default: '1' },
      /** Compares what was built before. */
      built: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  if (!values.built) build();
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, StoryEntry>>;
  };
  const stories = comparedStories(Object.values(entries)).filter(({ id }) => id.includes(values.only));
  if (values.accept) return accept(stories, values.only === '');
  await rm(found, { recursive: true, force: true });
  let wrong = 0;
  const rounds = Number(values.reruns);
  for (let round = 1; round <= rounds; round += 1) {
    wrong += await oneRound(stories);
    if (rounds > 1) console.info(`round ${round} of ${rounds}: ${wrong} others so far`);
  }
  const taken = stories.length * rounds;
  console.info(
    `${taken - wrong} of ${taken} pictures are as in tests/pictures.${wrong ? ` The others are in ${found}.` : ''}`,
  );
  return wrong > 0;
}

function build(): void {
  const manifest = createRequire(join(root, 'package.json')).resolve('storybook/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly bin: string };
  const { status } = spawnSync(process.execPath, [join(manifest, '..', bin), 'build', '--quiet', '-o', built], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook was not built; "npm run storybook" says why.');
}

const fileOf = ({ id }: StoryEntry): string => `${id}.png`;

async function accept(stories: readonly StoryEntry[], whole: boolean): Promise<boolean> {
  if (whole) await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  await takeAll(built, stories, async (story, picture) => {
    await writeFile(
      join(kept, fileOf(story)),
      await sharp(picture).png({ compressionLevel: 9, effort: 10 }).toBuffer(),
    );
  });
  console.info(`${stories.length} pictures stand in tests/pictures.`);
  return false;
}

async function oneRound(stories: readonly StoryEntry[]): Promise<number> {
  const old = new Set(await readdir(kept).catch(() => []));
  let wrong = 0;
  await takeAll(built, stories, async (story, picture) => {
    const file = fileOf(story);
    const { share, picture: where } = old.has(file)
      ? await difference(await readFile(join(kept, file)), picture)
      : { share: 1, picture };
    if (share <= most) return;
    wrong += 1;
    await mkdir(found, { recursive: true });
    await writeFile(join(found, file), picture);
    await writeFile(join(found, file.replace('.png', '.difference.png')), where);
    console.info(
      old.has(file)
        ? `${story.title}, ${story.name}: ${(share * 100).toFixed(2)} % differ`
        : `${story.title}, ${story.name}: new`,
    );
  });
  return wrong;
}
