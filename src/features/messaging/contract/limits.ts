/** Characters of one message at most. */
export const MESSAGE_LENGTH = 2000;
/** Messages of one page of a thread. */
export const THREAD_PAGE = 30;
/** Messages at most of what came after a known one; whoever was away longer asks again. */
export const NEWS_PAGE = 100;
