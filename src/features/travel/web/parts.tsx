import { Fragment } from 'react';

/**
 * Details of one thing, each part isolated: in right-to-left text, a name in Latin letters would
 * reorder the digits of a date next to it.
 */
export function Parts({ of }: { of: readonly string[] }) {
  return of.map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <span>{' · '}</span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
