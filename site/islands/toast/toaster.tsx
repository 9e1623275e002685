import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import { toastDurationMs, toastSwipePx } from '../../../catalogue/limits.ts';
import { dismissToast, toasts } from '../../stores/toast.ts';
import { moreWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';

/** The notification area: F8 focuses it, a swipe to the end of the line or Escape dismisses, hovering pauses. */
export const Toaster = () => {
  const shown = useStore(toasts);
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection={document.dir === 'rtl' ? 'left' : 'right'} swipeThreshold={toastSwipePx}>
      {shown.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={`toast panel toast-${toast.tone}`}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          {toast.tone === 'bad' ? <Icon name="alert" size={20} /> : <Icon name="check" size={20} />}
          <div>
            <Radix.Title className="toast-title">{toast.title}</Radix.Title>
            <Radix.Description className="toast-text">{toast.text}</Radix.Description>
          </div>
          <Radix.Close className="button button-quiet button-icon button-small" aria-label={moreWords()?.notices.dismiss}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  );
};
