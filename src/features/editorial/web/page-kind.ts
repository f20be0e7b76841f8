/** What shows a written page, and thereby what it needs besides its text. */
export type PageKind =
  | 'article'
  | 'blog'
  | 'contactHost'
  | 'contactUs'
  | 'events'
  | 'faq'
  | 'guide'
  | 'siteMap'
  | 'support';
