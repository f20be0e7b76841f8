import { lazyRouteComponent } from '@tanstack/react-router';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./skeletons.tsx');
export const CardsSkeleton = lazyRouteComponent(skeletons, 'CardsSkeleton');
export const FiguresSkeleton = lazyRouteComponent(skeletons, 'FiguresSkeleton');
export const FormSkeleton = lazyRouteComponent(skeletons, 'FormSkeleton');
export const OneCardSkeleton = lazyRouteComponent(skeletons, 'OneCardSkeleton');
export const PaperSkeleton = lazyRouteComponent(skeletons, 'PaperSkeleton');
export const PersonSkeleton = lazyRouteComponent(skeletons, 'PersonSkeleton');
