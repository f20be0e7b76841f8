/** The component of a written page, and so the data it needs besides its text. */
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
