/**
 * What is loaded together stands in one chunk, so that a screen costs a few requests and not dozens. The first page's own
 * styles stay out of the groups, else it would wait for all of them.
 */
import { type Rolldown, runnerImport } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type Graph = Parameters<Exclude<Group['name'], string>>[1];
type Landing = typeof import('./after-sign-in.ts');

/** The app, and what it loads at once for whatever screen. */
const frameRoots = [/\/shell\/start\/app\.tsx$/, /\/shell\/screen\/ScreenPage\.tsx$/, /\/client\/socket\/socket\.ts$/];
/** What stands around every screen. */
export const aroundRoot = /\/shell\/frame\/around\.ts$/;
const firstPageRoot = /\/shell\/start\/main\.ts$/;
/**
 * The app's own file, which the sign-in page fetches ahead; the list of screens, which it asks for deep links; and the styles
 * that stand first.
 */
const apart =
  /\/shell\/start\/app\.tsx$|virtual:screens|\/src\/ui\/(base|tokens|mantine-v)|\/@mantine\/core\/styles\/(baseline|global|UnstyledButton|Input|Loader|Popover)\./;
const library = /node_modules\/|\/src\/ui\//;

export async function chunkGroups(root: string): Promise<Group[]> {
  const { module } = await runnerImport<Landing>(`${root}/generators/build/after-sign-in.ts`, {
    root,
    configFile: false,
  });
  const landingRoots = module.afterSignInFiles();
  const modules = new Set<string>();
  let parts: Readonly<Record<'first' | 'frame' | 'around' | 'landing', ReadonlySet<string>>> | undefined;
  return [
    {
      // What the sign-in page shares with the app: together, or it would be a request for each.
      name: 'first',
      test: /\/src\/(client\/first\/[a-z-]+|define\/contract\/capability|rules\/(brand\/(colours|branding)|access\/capabilities|errors\/(requests|sign-in)|text\/language|limits|navigation\/safe-redirect|files\/stored-image))\.ts$|vite\/preload-helper/,
      priority: 10,
      minShareCount: 2,
    },
    {
      name: 'core',
      test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|history|store)(-core)?|use-sync-external-store|i18next|react-i18next)\//,
      priority: 9,
    },
    {
      // Every screen needs the frame, which waits for what stands around the screen but not for the screen that is opened most often.
      name: (id, graph) => {
        parts ??= {
          first: withImports(modules, [firstPageRoot], graph),
          frame: withImports(modules, frameRoots, graph),
          around: withImports(modules, [aroundRoot], graph),
          landing: withImports(modules, landingRoots, graph),
        };
        if (parts.first.has(id)) return null;
        if (parts.frame.has(id)) return library.test(id) ? 'ui' : 'frame';
        if (parts.around.has(id)) return 'around';
        return parts.landing.has(id) ? 'landing' : null;
      },
      debugName: 'frame and landing',
      test: (id) => {
        // Asked of all modules before the first of them is named.
        modules.add(id);
        return !apart.test(id);
      },
      priority: 8,
    },
    {
      name: 'ui',
      test: /node_modules\/(@mantine\/(?!core\/styles\/(baseline|global|UnstyledButton|Input|Loader|Popover)\.)|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|@tabler|clsx|get-nonce|tslib)|\/src\/ui\/(?!base|tokens|mantine-v)/,
      priority: 7,
      minShareCount: 2,
    },
    {
      // But for what says who sees a form, which every screen asks.
      name: 'forms',
      test: /\/src\/engines\/form\/(?!kind\.ts)|node_modules\/(@rjsf|@x0k|fast-equals|fast-uri|jsonpointer|react-is|markdown-to-jsx)\//,
      priority: 7,
      minShareCount: 2,
    },
    {
      // Blocks that are small and stand together.
      name: 'blocks',
      test: /\/src\/engines\/((board|chart|count|custom|facts|links|list|stack|tabs)\/(?!kind\.ts|menu-links)|view\/engine)/,
      priority: 7,
    },
    {
      name: 'engines',
      test: /\/src\/(engines\/|fields\/|rules\/(kinds\/|format\/(?!number\.|bounded-cache)))|\/src\/rules\/fields\/(kind|field-value|defined-field|shown-when|parse-[a-z]+|value-checks|said-problem|problem-text|codes\/[a-z-]+)\.ts|\/src\/client\/query\/(query|after-write|foreign-changes)|node_modules\/@tanstack\/(react-)?query/,
      priority: 6,
      minShareCount: 2,
    },
    {
      // Each of them is small, and a request costs more. Nothing in it needs an engine, which would have to come before it.
      name: 'shared',
      test: /\/(src\/(client|define|rules)|manifests\/(entities|operations)|node_modules\/typebox)\//,
      priority: 5,
      minShareCount: 2,
    },
    {
      // Small things that the router, the frame and the page of a screen share; none of them needs one of these.
      name: 'page',
      test: /\/(manifests\/shell\.ts|src\/shell\/(routing\/(follow-href|place-before|screen-address)\.|frame\/(side-drawer|lazy\.|menus\/(menus\.module|icons)\.)|support\/(support-state|support-links)|frame\/menus\/support-links|impersonation\/(use-end|impersonation\.m)|screen\/(page-title|states\/state\.module)\.))/,
      priority: 4,
      minShareCount: 2,
    },
  ];
}

/** Every module with whatever it imports as it is loaded, from those on that are named. */
function withImports(modules: ReadonlySet<string>, roots: readonly RegExp[], graph: Graph): ReadonlySet<string> {
  const found = new Set([...modules].filter((id) => roots.some((root) => root.test(id))));
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
