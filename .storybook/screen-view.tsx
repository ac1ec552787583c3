/** A screen as the shell shows it: under its title or under the head of its record, with an address of its own. */
import { useTranslation } from 'react-i18next';
import { parts } from '../generators/parts.ts';
import { MemoryAddress } from '../src/client/address.tsx';
import type { AnyBlock } from '../src/define/block-shapes.ts';
import type { Screen } from '../src/define/screen.ts';
import { BlockView } from '../src/engines/block.tsx';
import { PageFrame } from '../src/engines/page-frame.tsx';
import { SurroundingsProvider } from '../src/engines/surroundings.tsx';
import { customBlocks } from '../src/shell/custom-blocks.ts';
import { RecordView } from './record-view.tsx';
import styles from './screen-view.module.css';

export interface ScreenViewProps {
  readonly screen: Screen;
  readonly search?: Readonly<Record<string, string>>;
}

export function ScreenView({ screen, search = {} }: ScreenViewProps) {
  const { t } = useTranslation();
  const params = exampleParams(screen);
  const path = (screen.path.split('?')[0] ?? '').replace(/\$(\w+)/g, (_all, name: string) => params[name] ?? '1');
  const body = <BlockView block={screen.body as unknown as AnyBlock} />;
  return (
    <MemoryAddress path={path} params={params} search={search}>
      <SurroundingsProvider value={{ custom: customBlocks }}>
        {screen.layout === 'plain' ? (
          body
        ) : (
          <main className={styles['main']}>
            {screen.head ? (
              <RecordView screen={screen} params={params}>
                {body}
              </RecordView>
            ) : (
              <PageFrame title={t(screen.title)}>{body}</PageFrame>
            )}
          </main>
        )}
      </SurroundingsProvider>
    </MemoryAddress>
  );
}

/** Values of the address: what the calls that take them have in their examples. */
function exampleParams(screen: Screen): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of parts(screen)) {
    const source = part['source'] as { readonly example?: { readonly input: object }; readonly of?: never } | undefined;
    const example = source?.example ?? (source?.of as typeof source)?.example;
    for (const [input, binding] of Object.entries((part['input'] ?? {}) as object)) {
      const param = (binding as { readonly param?: string }).param;
      const value = (example?.input as Record<string, unknown> | undefined)?.[input];
      if (param !== undefined && value !== undefined) found[param] ??= String(value);
    }
  }
  return found;
}
