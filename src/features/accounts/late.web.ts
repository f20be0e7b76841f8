export { useAskForLogin } from './web/ask-for-login.ts';
