import type { RouteResponse } from '#platform/contract/route.ts';
import type { listConversations } from '../contract.ts';

/** The reader's conversations and how many messages wait in them. */
export type Conversations = RouteResponse<typeof listConversations>;
