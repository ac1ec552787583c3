/** The file of a job, saved. */
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import { saveFile } from '../../client/files/download.ts';
import { call } from '../../client/first/call.ts';

/** When it fails the person has been told. */
export const fetchFile = (jobId: number): Promise<void> =>
  call(GetJobFile, { jobId })
    .then(saveFile)
    .catch((error: unknown) => console.warn(error));
