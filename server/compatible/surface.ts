import type { CompatibleApi } from '../config/config.ts';

/** One request as the routes of another service's API get it. */
export type Call = {
  readonly request: Request;
  /** Values of the path's parts that begin with a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** Of the connection. */
  readonly address: string | undefined;
  /** Makes the connection end as soon as it stands still. */
  readonly cut: () => void;
};

export type SurfaceRoute = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `/meta/:key` */
  readonly path: string;
  readonly handle: (call: Call) => Promise<Response> | Response;
};

/** Another service's API: its routes, and how it says that something went wrong. */
export type Surface = {
  readonly api: CompatibleApi;
  readonly routes: readonly SurfaceRoute[];
  /** The answer to whatever a route threw, in that API's form. Never more than our problem says. */
  readonly refuse: (thrown: unknown, call: Pick<Call, 'request'>) => Response;
};
