/** A toast notification. */
export type Notice = { readonly title: string; readonly text: string; readonly tone: 'plain' | 'bad' };

export const bad = (title: string, text: string): Notice => ({ title, text, tone: 'bad' });
