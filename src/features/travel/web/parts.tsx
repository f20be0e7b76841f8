import { Fragment } from 'react';

/**
 * What is said of one thing, each part on its own: in a text from right to left a name in Latin
 * letters would take the digits of a date beside it along.
 */
export function Parts({ of }: { of: readonly string[] }) {
  return of.map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <span>{' · '}</span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
