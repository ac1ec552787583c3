/** A screen as the shell shows it: under its title or under the head of its record, with an address of its own. */
import { useTranslation } from 'react-i18next';
import { MemoryAddress } from '../src/client/address.tsx';
import type { AnyBlock } from '../src/define/block-shapes.ts';
import type { Screen } from '../src/define/screen.ts';
import { BlockView } from '../src/engines/block.tsx';
import { PageFrame } from '../src/engines/page-frame.tsx';
import { SurroundingsProvider } from '../src/engines/surroundings.tsx';
import { customBlocks } from '../src/shell/custom-blocks.ts';
import { PlainCard } from '../src/shell/layouts/PlainCard.tsx';
import { loginPath } from '../src/shell/place.ts';
import { exampleAddress } from './example-address.ts';
import { RecordView } from './record-view.tsx';
import styles from './screen-view.module.css';

export interface ScreenViewProps {
  readonly screen: Screen;
  readonly search?: Readonly<Record<string, string>>;
}

export function ScreenView({ screen, search = {} }: ScreenViewProps) {
  const { t } = useTranslation();
  const { path, params } = exampleAddress(screen);
  const body = <BlockView block={screen.body as unknown as AnyBlock} />;
  return (
    <MemoryAddress path={path} params={params} search={search}>
      <SurroundingsProvider value={{ custom: customBlocks }}>
        {path === loginPath ? (
          body
        ) : screen.layout === 'plain' ? (
          <main className={styles['plain']}>
            <PlainCard title={t(screen.title)} hasWayBack={false}>
              {body}
            </PlainCard>
          </main>
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
