/** A button that copies a text and says so. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

export interface CopyTextProps {
  readonly value: string;
  readonly children: ReactNode;
}

export function CopyText({ value, children }: CopyTextProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (state === undefined) return undefined;
    const timer = setTimeout(() => setState(undefined), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Not asked, not allowed, or no secure connection, where browsers have no clipboard at all.
      setState('refused');
    }
  };
  const said = state === 'copied' ? t('Copied') : state === 'refused' ? t('The browser does not allow it') : undefined;
  return (
    <>
      <Button icon={<Icon name={state === 'copied' ? 'check' : 'copy'} />} onClick={() => void copy()}>
        {said ?? children}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
