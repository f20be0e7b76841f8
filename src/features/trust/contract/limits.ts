/** Items of a page of what waits for a decision, and appeals above it at most. */
export const QUEUE_ROWS = 50;
