/** Sends one file at a time for a field: what may not be sent is said at once, what is on its way can be taken back. */
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uploadErrors from '../../rules/errors/uploads.ts';
import type { FileOptions } from '../../rules/kinds/File.ts';
import { FieldServicesContext, type Uploaded } from '../editing/field-services.ts';
import { refusedFile } from './refused-file.ts';
import { useUnderWay } from './use-under-way.ts';

export interface Sending {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface FileUpload {
  readonly sending: Sending | undefined;
  readonly failure: string | undefined;
  send(file: File | undefined): Promise<void>;
  cancel(): void;
}

export interface UploadEvents {
  /** Told what the server calls the file. */
  readonly onArrived: (file: Uploaded) => void;
  /** Nothing is on its way any more: what is wrong can be looked at anew. */
  readonly onSettled: (() => void) | undefined;
}

export function useFileUpload(
  id: string,
  told: FileOptions | undefined,
  { onArrived, onSettled }: UploadEvents,
): FileUpload {
  const { t } = useTranslation();
  const { upload } = use(FieldServicesContext);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { missed } = useUnderWay(id, sending !== undefined, onSettled);

  const send = async (file: File | undefined) => {
    if (!file || !upload) return;
    running.current?.abort();
    setFailure(undefined);
    const refused = refusedFile(file, told, t);
    if (refused !== undefined) {
      missed();
      setSending(undefined);
      setFailure(refused);
      return;
    }
    const control = new AbortController();
    running.current = control;
    setSending({ name: file.name, share: 0 });
    try {
      const arrived = await upload(file, (share) => setSending({ name: file.name, share }), control.signal);
      setSending(undefined);
      onArrived(arrived);
    } catch (reason) {
      if (control.signal.aborted) return;
      missed();
      setSending(undefined);
      setFailure(reason instanceof Error ? reason.message : t(uploadErrors['ERR-23']));
    }
  };
  const cancel = () => {
    missed();
    running.current?.abort();
    setSending(undefined);
  };
  return { sending, failure, send, cancel };
}
