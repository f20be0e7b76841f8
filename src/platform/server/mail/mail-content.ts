/** A row of the small table of a mail. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** An amount of money: amounts are aligned digit under digit. */
  readonly isAmount?: boolean;
}

/** A text by a user within a mail, such as a listing's title. */
export interface MailQuote {
  readonly text: string;
  /** A tag of BCP 47; undefined where it is the mail's. */
  readonly language: string | undefined;
}

/** The content of a mail, already in the language of its reader. Plain text throughout. */
export interface MailContent {
  /** Follows the subject in a mailbox's list; not shown in the mail itself. */
  readonly preheader: string;
  readonly heading: string;
  /**
   * Picture of its subject, as wide as the mail; `url` is of a JPEG, which every mail program
   * supports.
   */
  readonly cover?:
    | { readonly url: string; readonly alt: string; readonly language?: string | undefined }
    | undefined;
  readonly paragraphs: readonly string[];
  /** Deadline of the reader's action; set in bold. */
  readonly deadline?: string | undefined;
  /** A small table, such as dates, place and total. */
  readonly facts?: readonly MailFact[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /**
   * The quotes in these texts that are in another language; the HTML marks them wherever they
   * occur.
   */
  readonly quotes?: readonly MailQuote[];
  /** Why the reader gets it; a general sentence by default. */
  readonly footer?: string;
}
