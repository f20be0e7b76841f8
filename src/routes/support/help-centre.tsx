import { createFileRoute } from '@tanstack/react-router';
import { editorialRoute } from '#features/editorial/index.web.ts';

export const Route = createFileRoute('/support/help-centre')(
  editorialRoute('article', 'support/help-centre'),
);
