/** A document: asks for the file and shows it; where there is none yet, says so and offers what brings it. */
import { useTranslation } from 'react-i18next';
import type { FileReply } from '../../client/files/download.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { DocumentShape } from '../../define/shapes/side-by-side-shapes.ts';
import { ActionButton } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { EmptyState, FailedState, NotFoundState } from '../frame/states.tsx';
import styles from './document.module.css';
import { ShownFile } from './shown-file.tsx';
import { WaitingPage } from './waiting-page.tsx';

export default function DocumentEngine({ block, row, steps }: EngineProps<DocumentShape>) {
  const { t } = useTranslation();
  const { kind } = useFrame();
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (resolved.state === 'missing') return null;
  // Another document is another file: the one before it never stands under its name.
  const key = JSON.stringify(resolved.input);
  return (
    <section className={styles['document']} data-frame={kind} aria-label={t(block.title)}>
      <Loaded key={key} block={block} scope={scope} input={resolved.input} />
    </section>
  );
}

interface LoadedProps {
  readonly block: DocumentShape;
  readonly scope: BindingValues;
  readonly input: Values;
}

function Loaded({ block, scope, input }: LoadedProps) {
  const { data, error, refetch } = useSource(block.source, input);
  if (data !== undefined) return <ShownFile title={block.title} file={data as FileReply} />;
  if (error?.status === 409) return <NotYet block={block} scope={scope} said={error.message} />;
  if (error) return <FailedState error={error} again={refetch} />;
  return <WaitingPage title={block.title} />;
}

/** As soon as somebody makes it, those who wait hear of it as of any change, and ask again by themselves. */
function NotYet({ block, scope, said }: Pick<LoadedProps, 'block' | 'scope'> & { readonly said: string }) {
  const { t } = useTranslation();
  const runner = useRunner(scope);
  const [request] = visibleActions(block.request && [block.request], useCapabilities(), scope.row);
  return (
    <>
      <EmptyState
        icon="clock"
        title={t('The document is not there yet')}
        {...(request && { action: <ActionButton action={request} runner={runner} scope={scope} /> })}
      >
        {said}
      </EmptyState>
      {runner.dialog}
    </>
  );
}
