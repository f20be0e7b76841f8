import { createFileRoute } from '@tanstack/react-router';
import { NoThread } from '#features/messaging/index.web.ts';

export const Route = createFileRoute('/messages/')({ component: NoThread });
