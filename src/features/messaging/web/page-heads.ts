import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { Thread } from '../contract.ts';

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

/** Title of the list. */
export function messagesHead({ i18n }: Texts) {
  return { meta: [{ title: `${i18n._(msg`Messages`)} · ${BRAND.name}` }, PRIVATE] };
}

/** Title of one conversation. */
export function threadHead(texts: Texts, thread: Thread | null | undefined) {
  if (thread == null || thread.other.name === '') return messagesHead(texts);
  const title = `${thread.other.name} · ${texts.i18n._(msg`Messages`)} · ${BRAND.name}`;
  return { meta: [{ title }, PRIVATE] };
}
