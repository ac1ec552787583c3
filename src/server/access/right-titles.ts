/** What object types are called: members of an enumeration, so each language has its words. */
import type { CallContext } from '../../define/contract/handler.ts';

export const rightTitle = (
  { layouts, language }: Pick<CallContext, 'layouts' | 'language'>,
  objectType: string,
): string =>
  layouts.members('ObjectType', language)?.find(({ Value }) => Value === objectType)?.DisplayName ?? objectType;
