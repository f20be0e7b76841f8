import type { ContentSummary } from '../../content-page.ts';

/** What each page of this language is called. */
export const summaries = import.meta.glob<ContentSummary>('./**/*.md', {
  query: '?about',
  import: 'default',
  eager: true,
});
