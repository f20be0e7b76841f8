import type { ContentSummary } from '../../content-page.ts';

/** Titles of this language's pages. */
export const summaries = import.meta.glob<ContentSummary>('./**/*.md', {
  query: '?about',
  import: 'default',
  eager: true,
});
