import type { Thread as ThreadData } from '../../contract.ts';
import { Thread } from '../thread/thread.tsx';

/** One conversation, next to the list. Nothing while signed out: the list has the note about it. */
export function ThreadPage({ data }: { data: ThreadData | null }) {
  // Drafts and outgoing messages belong to one conversation.
  return data === null ? null : <Thread key={data.id} data={data} />;
}
