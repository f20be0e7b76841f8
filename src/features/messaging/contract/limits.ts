/** Characters of one message at most. */
export const MESSAGE_LENGTH = 2000;
/** Messages of one page of a thread. */
export const THREAD_PAGE = 30;
/**
 * Maximum messages after a known one per response; after a longer absence the client requests more.
 */
export const NEWS_PAGE = 100;
