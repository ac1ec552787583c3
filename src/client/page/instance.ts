/** The instance of the product that this page belongs to. */
import { type InstanceId, instanceOf } from '../../rules/brand/instance.ts';
import { branding } from '../first/branding.ts';

export const instance = (): InstanceId => instanceOf(branding().pod_id, location.hostname);
