/** The file of a job, saved. */
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import { call } from '../../client/call.ts';
import { saveFile } from '../../client/download.ts';

/** When it fails the person has been told. */
export const fetchFile = (jobId: number): Promise<void> =>
  call(GetJobFile, { jobId })
    .then(saveFile)
    .catch((error: unknown) => console.warn(error));
