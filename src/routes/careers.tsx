import { createFileRoute } from '@tanstack/react-router';
import { editorialRoute } from '#features/editorial/index.web.ts';

export const Route = createFileRoute('/careers')(editorialRoute('article', 'careers'));
