import { lazySkeleton } from './lazy-skeleton.tsx';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./skeletons.tsx');
export const CardsSkeleton = lazySkeleton(skeletons, 'CardsSkeleton');
export const FiguresSkeleton = lazySkeleton(skeletons, 'FiguresSkeleton');
export const FormSkeleton = lazySkeleton(skeletons, 'FormSkeleton');
export const OneCardSkeleton = lazySkeleton(skeletons, 'OneCardSkeleton');
export const PaperSkeleton = lazySkeleton(skeletons, 'PaperSkeleton');
export const PersonSkeleton = lazySkeleton(skeletons, 'PersonSkeleton');
