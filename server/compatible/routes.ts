import { Elysia } from 'elysia';
import type { CompatibleApi } from '../config/config.ts';
import type { Services } from '../node/services.ts';
import { recordOf } from '../requests/request-record.ts';
import { doclingSurface } from './docling/surface.ts';
import { gotenbergSurface } from './gotenberg/surface.ts';
import { openWebUiSurface } from './openwebui/surface.ts';
import { reportFailure } from './report-failure.ts';
import type { Surface, SurfaceRoute } from './surface.ts';
import { tikaSurface } from './tika/surface.ts';

const makers: Readonly<Record<CompatibleApi, (services: Services) => Surface>> = {
  gotenberg: gotenbergSurface,
  tika: tikaSurface,
  docling: doclingSurface,
  openwebui: openWebUiSurface,
};

/** Where each API is as well, whatever others have the same paths. */
const ownFolder = (api: CompatibleApi): string => `/compatible/${api}`;

/** Does a request's path fit a route's? */
const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

type Placed = { readonly surface: Surface; readonly route: SurfaceRoute; readonly path: string };

/** Routes at their own paths, the first of two with the same one, and all of them in the folder of their API. */
const place = (surfaces: readonly Surface[]): readonly Placed[] => {
  const taken = new Set<string>();
  return surfaces.flatMap((surface) =>
    surface.routes.flatMap((route): readonly Placed[] => {
      const key = `${route.method} ${route.path}`;
      const isFirst = !taken.has(key);
      taken.add(key);
      const inFolder = { surface, route, path: ownFolder(surface.api) + route.path };
      return isFirst ? [{ surface, route, path: route.path }, inFolder] : [inFolder];
    }),
  );
};

/** Which of the paths of other services' APIs take files, whose bodies are read as they come. */
export type CompatibleRoutes = {
  readonly takesFiles: (path: string) => boolean;
  readonly plugin: Elysia;
};

/** The APIs of other services that the operator has named, over the same conversions as our own. */
export const compatibleRoutes = (services: Services): CompatibleRoutes => {
  const placed = place(services.config.compatibleApis.map((api) => makers[api](services)));
  const withFiles = placed.filter(({ route }) => route.method !== 'GET').map(({ path }) => pattern(path));
  const plugin = new Elysia();
  for (const { surface, route, path } of placed)
    plugin.route(
      route.method,
      path,
      async ({ request, params, server }) => {
        const call = {
          ...{ request, params: params as Readonly<Record<string, string>>, address: server?.requestIP(request)?.address },
          cut: () => void server?.timeout(request, 1),
        };
        try {
          return await route.handle(call);
        } catch (thrown) {
          reportFailure(services, recordOf(request), thrown);
          return surface.refuse(thrown, call);
        }
      },
      { parse: 'none' },
    );
  return { takesFiles: (path) => withFiles.some((one) => one.test(path)), plugin: plugin as unknown as Elysia };
};
