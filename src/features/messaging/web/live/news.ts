/** Something happened in a conversation, or perhaps in any when it is null. */
export interface News {
  readonly conversationId: string | null;
}
