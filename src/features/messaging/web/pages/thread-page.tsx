import type { Thread as ThreadData } from '../../contract.ts';
import { Thread } from '../thread/thread.tsx';

/** One conversation; the list stands beside it. Nothing while signed out: the list says so. */
export function ThreadPage({ data }: { data: ThreadData | null }) {
  // What was typed and sent belongs to one conversation.
  return data === null ? null : <Thread key={data.id} data={data} />;
}
