import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { toasts } from '../../stores/toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Loads the notification area when there is the first thing to say. */
export const ToastHost = () => {
  const shown = useStore(toasts, { ssr: 'initial' });
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
};
