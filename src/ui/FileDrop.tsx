/** A place for files: chosen by a press or a key, dropped or pasted; with the progress of one while it is sent. */
import { Input } from '@mantine/core';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import styles from './FileDrop.module.css';
import { fieldMessage } from './field-message.tsx';
import { IconButton } from './IconButton.tsx';

export interface FileDropProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description: string;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly readOnly: boolean;
  /** As the browser's own dialog wants it: '.pdf,.docx'. */
  readonly accept: string;
  /** Of the file that is there or on its way. */
  readonly name?: string;
  /** What is there, where it can be looked at. */
  readonly preview?: ReactNode;
  /** It takes several at once. */
  readonly multiple?: boolean;
  /** From 0 to 1 while it is sent. */
  readonly share?: number;
  readonly chooseText: string;
  readonly dropText: string;
  readonly progressLabel?: string;
  readonly clearLabel?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClear?: () => void;
}

export function FileDrop(props: FileDropProps) {
  const { id, label, description, error, required = false, readOnly, accept, name, preview, share, multiple } = props;
  const isThere = name !== undefined || preview !== undefined;
  const take = (files: FileList | undefined) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) props.onFiles(multiple ? chosen : chosen.slice(0, 1));
    return chosen.length > 0;
  };
  const [isOver, setOver] = useState(false);
  const described = [error ? `${id}-error` : '', `${id}-description`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      required={required}
      labelProps={{ id: `${id}-label` }}
      {...fieldMessage(error)}
    >
      <div
        className={styles['place']}
        data-over={isOver || undefined}
        data-error={error ? true : undefined}
        data-read-only={readOnly || undefined}
        {...(readOnly
          ? {}
          : {
              onDragOver: (event: DragEvent) => {
                event.preventDefault();
                setOver(true);
              },
              onDragLeave: () => setOver(false),
              onDrop: (event: DragEvent) => {
                event.preventDefault();
                setOver(false);
                take(event.dataTransfer.files);
              },
              onPaste: (event: ClipboardEvent) => {
                if (take(event.clipboardData.files)) event.preventDefault();
              },
            })}
      >
        {preview ??
          (name === undefined ? (
            <IconUpload size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconFile size={16} stroke={1.75} aria-hidden />
          ))}
        {name !== undefined && <span className={styles['name']}>{name}</span>}
        {!readOnly && (
          <>
            <span className={styles['choose']}>
              <input
                id={id}
                type="file"
                multiple={multiple ?? false}
                accept={accept}
                aria-describedby={described}
                aria-invalid={error ? true : undefined}
                required={required}
                onChange={(event) => {
                  take(event.currentTarget.files ?? undefined);
                  // The same file may be chosen again after it failed.
                  event.currentTarget.value = '';
                }}
              />
              <span aria-hidden>{props.chooseText}</span>
            </span>
            {!isThere && <span className={styles['drop']}>{props.dropText}</span>}
            {isThere && props.clearLabel !== undefined && (
              <IconButton
                size={24}
                label={props.clearLabel}
                icon={<IconX size={14} stroke={1.75} aria-hidden />}
                onClick={() => props.onClear?.()}
              />
            )}
          </>
        )}
        {readOnly && <input id={id} type="hidden" />}
      </div>
      {share !== undefined && (
        <progress className={styles['progress']} aria-label={props.progressLabel} max={1} value={share} />
      )}
    </Input.Wrapper>
  );
}
