import { createFileRoute } from '@tanstack/react-router';
import { editorialRoute } from '#features/editorial/index.web.ts';

export const Route = createFileRoute('/support/contact-us')(
  editorialRoute('contactUs', 'support/contact-us'),
);
