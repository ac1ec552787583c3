/** Sends several files for a field, one after the other: each with its progress, to be cancelled, and tried again where it failed. */
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uploadErrors from '../../rules/errors/uploads.ts';
import type { FileOptions } from '../../rules/kinds/File.ts';
import { FieldServicesContext } from '../editing/field-services.ts';
import { refusedFile } from './refused-file.ts';
import type { UploadEvents } from './use-file-upload.ts';
import { useUnderWay } from './use-under-way.ts';

export interface PendingUpload {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly failure?: string;
  /** Sent once more it may arrive. */
  readonly mayRetry?: boolean;
}

export interface Uploads {
  readonly pending: readonly PendingUpload[];
  add(files: readonly File[]): void;
  cancel(key: number): void;
  retry(key: number): void;
}

let lastKey = 0;

export function useUploads(id: string, told: FileOptions | undefined, events: UploadEvents): Uploads {
  const { t } = useTranslation();
  const { upload } = use(FieldServicesContext);
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const latest = useRef(events);
  latest.current = events;
  useEffect(
    () => () => {
      for (const control of running.current.values()) control.abort();
    },
    [],
  );
  const isUnderWay = pending.some(({ failure }) => failure === undefined);
  const { missed } = useUnderWay(id, isUnderWay, events.onSettled);

  const change = (key: number, changed: Partial<PendingUpload>) =>
    setPending((before) => before.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const drop = (key: number) => setPending((before) => before.filter((each) => each.key !== key));

  const send = async (key: number, file: File, control: AbortController) => {
    if (control.signal.aborted || !upload) return;
    try {
      const arrived = await upload(file, (share) => change(key, { share }), control.signal);
      drop(key);
      latest.current.onArrived(arrived);
    } catch (reason) {
      if (control.signal.aborted) return;
      missed();
      change(key, { failure: reason instanceof Error ? reason.message : t(uploadErrors['ERR-23']), mayRetry: true });
    } finally {
      running.current.delete(key);
    }
  };
  const start = (key: number, file: File) => {
    const control = new AbortController();
    running.current.set(key, control);
    queue.current = queue.current.then(() => send(key, file, control));
  };

  return {
    pending,
    add(files) {
      if (!upload) return;
      for (const file of files) {
        lastKey += 1;
        const key = lastKey;
        const failure = refusedFile(file, told, t);
        setPending((before) => [...before, { key, file, share: 0, ...(failure === undefined ? {} : { failure }) }]);
        if (failure === undefined) start(key, file);
      }
    },
    cancel(key) {
      if (running.current.has(key)) missed();
      running.current.get(key)?.abort();
      running.current.delete(key);
      drop(key);
    },
    retry(key) {
      const found = pending.find((each) => each.key === key);
      if (!found) return;
      setPending((before) => before.map((each) => (each.key === key ? { key, file: each.file, share: 0 } : each)));
      start(key, found.file);
    },
  };
}
