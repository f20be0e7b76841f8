import { Trans } from '@lingui/react/macro';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { Message } from '../contract.ts';

/** The readable part of a message. An empty one was deleted with its writer's account. */
export function MessageText({ parts }: Pick<Message, 'parts'>) {
  if (parts.length > 0) return <MessageParts parts={parts} />;
  return (
    <em>
      <Trans>Deleted with the account</Trans>
    </em>
  );
}
