import { apiUrl } from '../../stores/api.ts';

/** What the server tells of a running conversion; `fraction` is 0 to 1, null when the tool gives no figure. */
export type ProgressNews =
  | { readonly state: 'queued'; readonly position: number }
  | { readonly state: 'working'; readonly fraction: number | null }
  | { readonly state: 'ended' };

/**
 * Listens to `GET /api/progress/{id}` until the returned function is called. Everything works without it:
 * when the stream can't be had, there is no news and the bar goes on by itself.
 */
export const followProgress = (id: string, onNews: (news: ProgressNews) => void): (() => void) => {
  const source = new EventSource(apiUrl(`/progress/${id}`), { withCredentials: true });
  source.onmessage = (event) => {
    const news: ProgressNews = JSON.parse(event.data);
    if (news.state === 'ended') source.close();
    else onNews(news);
  };
  source.onerror = () => source.close();
  return () => source.close();
};
