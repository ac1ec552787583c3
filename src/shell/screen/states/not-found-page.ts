/** The not-found page, loaded when it is needed. */
import { lazyRouteComponent } from '@tanstack/react-router';

export const NotFoundPage = lazyRouteComponent(() => import('./NotFound.tsx'), 'NotFound');
