/** Copies a value; the icon turns into a check mark and the change is said. */
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CopyButtonProps {
  readonly value: string;
  /** "Copy company register". */
  readonly label: string;
  /** "Copied". */
  readonly copiedLabel: string;
}

export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: 2000 });
  return (
    <>
      <IconButton
        label={label}
        size={24}
        icon={copied ? <IconCheck size={14} stroke={2} /> : <IconCopy size={14} stroke={1.75} />}
        onClick={() => copy(value)}
      />
      <span role="status">{copied && <VisuallyHidden>{copiedLabel}</VisuallyHidden>}</span>
    </>
  );
}
