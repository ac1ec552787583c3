/** The commands of package.json: each brings what is missing first, so a fresh machine needs Node and nothing else. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const at = (path) => join(root, path);
const [task = 'start', ...rest] = process.argv.slice(2);

/** Runs a command to its end; a failure ends this one with the same code. */
function run(command, parameters, environment = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Where a package has its own program. */
function fileOf(name, bin) {
  const manifest = createRequire(at('package.json')).resolve(`${name}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(manifest, '..', typeof bins === 'string' ? bins : bins[bin]);
}

/** Runs a package's own program under this Node. */
const program = (name, bin, parameters, environment) =>
  run(process.execPath, [fileOf(name, bin), ...parameters], environment);

/** Begins such a program beside what comes next; answers how to wait for it. */
function beside(name, bin, parameters, environment = {}) {
  const child = spawn(process.execPath, [fileOf(name, bin), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  process.on('exit', () => child.kill());
  return async () => {
    const [status] = await ended;
    if (status !== 0) process.exit(status ?? 1);
  };
}

/** Runs one of our own generators: TypeScript, with the globs of the product. */
async function generator(name, parameters = rest) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at(`generators/commands/${name}.ts`), {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  const problems = await module.run(parameters);
  if (problems) process.exit(1);
}

/** As generator, for those who read manifests: one that cannot be read is a mistake to mend, not a crash to look into. */
const reader = (name, parameters) =>
  generator(name, parameters).catch((error) => generator('unreadable', [String(error?.stack ?? error)]));

/** Installs when nothing is installed or the lock file is newer than what is. */
function install() {
  const installed = at('node_modules/.package-lock.json');
  const wanted = existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
  if (!wanted) run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

const newest = (path) => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const inputs = ['src', 'manifests', 'generators', 'vite.config.ts', 'package-lock.json'];

/** Builds portal and server, beside each other, when something they are made of is newer than the last build. */
async function build() {
  const mark = at('dist/.built');
  if (existsSync(mark) && statSync(mark).mtimeMs > Math.max(...inputs.map((path) => newest(at(path))))) return;
  // A generator that ran before in this process has left its own mode in the environment.
  const production = { NODE_ENV: 'production' };
  const server = beside('vite', 'vite', ['build', '--ssr', '--logLevel', 'warn'], production);
  program('vite', 'vite', ['build', '--logLevel', 'warn'], production);
  await server();
  writeFileSync(mark, '');
}

/** The best first: without a window system the same engine opens a page in half the time. */
const browsers = JSON.parse(readFileSync(at('generators/testing/browsers.json'), 'utf8'));

/** The browser of the tests; installed where this machine lets us. */
function chromium() {
  const find = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));
  if (!find() && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info('Installing Chromium for the browser tests …');
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq fonts-noto-core';
    const either = `${install} chromium-headless-shell || ${install} chromium`;
    spawnSync('sh', ['-c', `apt-get update -qq && (${either})`], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = find();
  if (!found) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in the setting CHROMIUM.',
    );
    process.exit(1);
  }
  return found;
}

/** npm ends without a word to what it started: it ends too, rather than keep a server and a database that nobody watches. */
function endWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watching = setInterval(() => {
    if (process.ppid === npm) return;
    // Once: a second signal would end what is still stopping its database.
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Runs a program that goes on until somebody ends it: what ends this process ends that one, and waits for it. */
async function watched(name, bin, parameters) {
  const child = spawn(process.execPath, [fileOf(name, bin), ...parameters], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm();
  const [status] = await once(child, 'exit');
  process.exit(status ?? 0);
}

const tasks = {
  start: async () => {
    await build();
    endWithNpm();
    await import('../dist/server/main.js');
  },
  build,
  dev: () => watched('vite', 'vite', rest),
  test: async () => {
    const environment = { CHROMIUM: chromium() };
    // The journeys walk through what is built; a build that is up to date costs nothing.
    if (rest.length) await build();
    else {
      // These need nothing of what follows, which leaves a processor idle at times.
      const typed = beside('typescript-native', 'tsc', ['-p', '.']);
      const formatted = beside('@biomejs/biome', 'biome', ['check', '--error-on-warnings']);
      await reader('check', ['--rules']);
      await build();
      await generator('size');
      await formatted();
      await typed();
    }
    program('vitest', 'vitest', ['run', ...rest], environment);
  },
  // All of what npm test tries a part of: every screen in every state, every call as every role, every case of every suite.
  sweep: async () => {
    const environment = { CHROMIUM: chromium(), SWEEP: 'on' };
    await build();
    const suites = ['house', 'server', 'browser'].flatMap((name) => ['--project', name]);
    program('vitest', 'vitest', ['run', ...suites, '--passWithNoTests', ...rest], environment);
    program('vitest', 'vitest', ['run', '--project', 'storybook', '--passWithNoTests', ...rest], environment);
  },
  // Takes each policy and each check of a query away in turn; what no sweep sees is listed.
  mutate: () =>
    program('vitest', 'vitest', ['run', '--project', 'server', 'tests/tenancy/mutation', ...rest], { MUTATE: 'on' }),
  check: () => reader('check'),
  new: () => reader('new'),
  diff: () => reader('diff'),
  locales: () => reader('locales'),
  reference: () => generator('reference'),
  ledger: () => generator('ledger'),
  size: async () => {
    await build();
    return generator('size');
  },
  pictures: () => generator('pictures'),
  'connector-check': () => generator('connector-check'),
  bench: async () => {
    await build();
    return generator('../../tests/bench/main');
  },
  attack: async () => {
    await build();
    return generator('../../tests/security/main');
  },
  fuzz: async () => {
    await build();
    return generator('../../tests/fuzz/main');
  },
  storybook: () => program('storybook', 'storybook', ['dev', '--port', '6006', '--no-open', ...rest]),
};

if (!Object.hasOwn(tasks, task)) {
  console.error(`There is no command "${task}"; there are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(1);
}
install();
await tasks[task]();
