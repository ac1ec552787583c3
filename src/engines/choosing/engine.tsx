/** A choice above a block: the rows of a call in their order, with a way to each neighbour. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import type { ChoosingShape } from '../../define/shapes/block-shapes.ts';
import { reservedParameters } from '../../rules/navigation/reserved-parameters.ts';
import { valueAt } from '../../rules/path.ts';
import { Alert } from '../../ui/Alert.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import { answerOf } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import { BlockView } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';
import { FrameProvider, useFrame } from '../frame/frame.tsx';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingBlock } from '../frame/waiting.tsx';
import { useNarrow, useWide } from '../frame/window-width.ts';
import { BesideList } from './beside-list.tsx';
import styles from './choosing.module.css';

export default function ChoosingEngine({ block, row, steps }: EngineProps<ChoosingShape>) {
  const { t } = useTranslation();
  const wide = useWide();
  const narrow = useNarrow();
  const id = useId();
  const { prefix, kind } = useFrame();
  const address = useAddress();
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined)
    return (
      <FailedState error={error} again={refetch} {...(block.failed !== undefined && { title: t(block.failed) })} />
    );
  if (data === undefined) return <WaitingBlock like="rows" />;
  const { rows } = answerOf(block.source, data);
  const key = `${prefix}${block.place}`;
  const textAt = (each: object, field: string | undefined) => String((field && valueAt(each, field)) ?? '');
  const values = rows.map((each) => textAt(each, block.value));
  const place = Math.max(0, values.indexOf(address.search[key] ?? ''));
  const chosen = rows[place];
  if (!chosen) return <p className={styles['empty']}>{block.empty && t(block.empty)}</p>;
  // Another list begins anew: what was sorted, paged and shown was so of the one before.
  const chooseOther = (at: number) =>
    address.setSearch({
      ...Object.fromEntries(reservedParameters.map((name) => [`${prefix}${name}`, undefined])),
      [key]: values[at],
    });
  const choose = (at: number) =>
    block.display === 'beside' ? chooseOther(at) : address.setSearch({ [key]: at === 0 ? undefined : values[at] });
  const notice = textAt(chosen, block.notice);
  const title = t(block.title);
  const isBeside = block.display === 'beside' && wide;
  const body = (
    <>
      {notice !== '' && (
        <div className={styles['notice']}>
          <Alert variant="warning">{notice}</Alert>
        </div>
      )}
      <FrameProvider
        key={values[place]}
        frame={kind === 'page' ? 'part' : kind}
        title={block.display === 'beside' ? textAt(chosen, block.of) : title}
        isChosen={block.display === 'beside' && kind === 'page' && !narrow}
      >
        <BlockView block={block.body} row={chosen} steps={steps} />
      </FrameProvider>
    </>
  );
  if (isBeside) {
    return (
      <div className={styles['beside']}>
        <BesideList block={block} rows={rows} place={place} onChoose={chooseOther} title={title} />
        <div className={styles['choosing']}>{body}</div>
      </div>
    );
  }
  return (
    <div className={styles['choosing']}>
      <fieldset className={styles['bar']} aria-label={title}>
        <IconButton
          label={t('Next')}
          variant="default"
          icon={<Icon name="chevron-right" size={16} />}
          disabled={place === 0}
          onClick={() => choose(place - 1)}
        />
        <Select
          id={id}
          aria-label={title}
          size="sm"
          value={values[place] ?? null}
          data={rows.map((each, at) => ({ value: values[at] ?? '', label: textAt(each, block.of) }))}
          onChange={(value) => value !== null && choose(values.indexOf(value))}
        />
        <IconButton
          label={t('Previous')}
          variant="default"
          icon={<Icon name="chevron-left" size={16} />}
          disabled={place === rows.length - 1}
          onClick={() => choose(place + 1)}
        />
      </fieldset>
      {body}
    </div>
  );
}
