import { Trans } from '@lingui/react/macro';

/** Somebody's name in its own direction; a deleted account has none. */
export function PersonName({ person }: { person: { name: string } }) {
  return person.name === '' ? <Trans>Somebody who has left</Trans> : <bdi>{person.name}</bdi>;
}
