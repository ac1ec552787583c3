/** A console of calls: the list beside the call that is open; which one is open stands in the address. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import type { ListedCall } from '../../define/blocks/call-console.ts';
import type { CallConsoleShape } from '../../define/shapes/block-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { EmptyState, FailedState } from '../frame/states.tsx';
import { WaitingRows } from '../frame/waiting.tsx';
import { CallIndex } from './call-index.tsx';
import { addressName, callAt } from './call-list.ts';
import styles from './console.module.css';
import { OpenCall } from './open-call.tsx';
import { PastCalls } from './past-calls.tsx';

/** Somebody has just chosen a call from the list: the page that comes takes the focus there. */
let followed = false;

export default function ConsoleEngine({ block, row, steps }: EngineProps<CallConsoleShape>) {
  const { t } = useTranslation();
  const scope = useBindingValues({ row, steps });
  const address = useAddress();
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingRows />;
  const calls = data as readonly ListedCall[];
  const wanted = address.params[block.opened.param];
  const chosen = callAt(calls, wanted, block.through?.service);
  const root = rootOf(address.path, wanted);
  const query = new URLSearchParams(address.search).toString();
  const href = (path: string) => address.href(query ? `${path}?${query}` : path);
  const hrefOf = (call: { readonly Name: string }) => href(`${root}/${encodeURIComponent(addressName(call))}`);
  const takesFocus = followed;
  followed = false;
  return (
    <div className={styles['console']} data-open={wanted !== undefined || undefined}>
      <CallIndex
        calls={calls}
        chosen={chosen}
        hrefOf={hrefOf}
        onFollow={() => {
          followed = true;
        }}
      />
      <div className={styles['main']}>
        {wanted !== undefined && (
          <div className={styles['back']}>
            <Button variant="quiet" size="sm" icon={<Icon name="arrow-left" />} href={href(root)}>
              {t('All calls')}
            </Button>
          </div>
        )}
        {chosen ? (
          <OpenCall block={block} listed={chosen} takesFocus={takesFocus} />
        ) : wanted === undefined ? (
          <EmptyState title={t('Choose a call')} icon="tool">
            {t('It is made with your own rights, and refused as it would be anywhere else.')}
          </EmptyState>
        ) : (
          <EmptyState title={t('There is no call “{name}”', { name: wanted })} icon="search">
            {t('Choose a call')}
          </EmptyState>
        )}
        <PastCalls hrefOf={hrefOf} />
      </div>
    </div>
  );
}

/** The place without the name of the call. */
const rootOf = (path: string, wanted: string | undefined): string =>
  wanted === undefined ? path.replace(/\/$/, '') : path.slice(0, path.lastIndexOf('/'));
