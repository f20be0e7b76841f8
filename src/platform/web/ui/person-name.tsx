import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const GONE = msg`Former member`;

/**
 * A person's name for use within a sentence.
 *
 * @param name empty for a deleted account, which is then called a former member
 */
export function formatName(name: string, i18n: I18n): string {
  return name === '' ? i18n._(GONE) : name;
}

/** A person's name in its own direction; a deleted account has none. */
export function PersonName({ person }: { person: { readonly name: string } }) {
  const { i18n } = useLingui();
  return person.name === '' ? <span>{i18n._(GONE)}</span> : <bdi>{person.name}</bdi>;
}
