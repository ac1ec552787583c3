/** The files of a service of the vendors below the caller. */
import GetServiceFiles from '../../../../manifests/operations/ServiceManagement/GetServiceFiles.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceFiles } from '../../catalogue/files.ts';

export default handler(GetServiceFiles, ({ serviceId }, context) => serviceFiles(context, serviceId));
