import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

function headOf(
  { i18n }: RouterContext,
  path: string,
  title: MessageDescriptor,
  description: MessageDescriptor,
) {
  return {
    meta: [
      { title: `${i18n._(title)} · ${BRAND.name}` },
      { name: 'description', content: i18n._(description) },
    ],
    links: [canonicalLink(path)],
  };
}

/** Title, description and canonical address of the experiences. */
export const experiencesHead = (context: RouterContext) =>
  headOf(
    context,
    '/experiences',
    msg`Experiences with people who live there`,
    msg`Dinners, workshops, runs and talks hosted by residents and neighbours, in the places where you live and work.`,
  );

/** Title, description and canonical address of the community. */
export const communityHead = (context: RouterContext) =>
  headOf(
    context,
    '/community',
    msg`Community events`,
    msg`Mornings and evenings that nomads and neighbours host for each other.`,
  );
