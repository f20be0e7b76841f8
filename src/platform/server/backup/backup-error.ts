/** Data can't be copied; the message is for a terminal. */
export class BackupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BackupError';
  }
}
