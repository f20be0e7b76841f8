export { messagingErrors } from './server/errors.ts';
export { makeMessaging } from './server/make-messaging.ts';
export { deleteMessageTexts, exportMessages } from './server/store/personal.ts';
