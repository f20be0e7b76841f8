/** A line of the small table of a mail. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** An amount of money: amounts stand under each other, digit under digit. */
  readonly isAmount?: boolean;
}

/** What a person wrote that stands in a mail, such as a listing's title. */
export interface MailQuote {
  readonly text: string;
  /** A tag of BCP 47; undefined where it is the mail's. */
  readonly language: string | undefined;
}

/** What a mail says, already in the language of its reader. Plain text throughout. */
export interface MailContent {
  /** Follows the subject in the list of a mailbox; not shown in the mail itself. */
  readonly preheader: string;
  readonly heading: string;
  /** What it is about, as wide as the mail; `url` is of a JPEG, which every mail program knows. */
  readonly cover?:
    | { readonly url: string; readonly alt: string; readonly language?: string | undefined }
    | undefined;
  readonly paragraphs: readonly string[];
  /** Until when the reader has to do something; stands in bold. */
  readonly deadline?: string | undefined;
  /** A small table, such as dates, place and total. */
  readonly facts?: readonly MailFact[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What in all these texts is in another language; its HTML says so wherever it stands. */
  readonly quotes?: readonly MailQuote[];
  /** Why the reader gets it; a general sentence when left out. */
  readonly footer?: string;
}
