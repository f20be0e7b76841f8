/** What a mail says, already in the language of its reader. Plain text throughout. */
export interface MailContent {
  /** Follows the subject in the list of a mailbox; not shown in the mail itself. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A small table, such as dates, place and total. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why the reader gets it; a general sentence when left out. */
  readonly footer?: string;
}
