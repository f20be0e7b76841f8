import { Trans } from '@lingui/react/macro';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { Message } from '../contract.ts';

/** What of a message may be read. One without words went with its writer's account. */
export function MessageText({ parts }: Pick<Message, 'parts'>) {
  if (parts.length > 0) return <MessageParts parts={parts} />;
  return (
    <em>
      <Trans>Deleted with the account</Trans>
    </em>
  );
}
