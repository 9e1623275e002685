import type { Services } from '../../node/services.ts';
import { recordOf } from '../../requests/request-record.ts';
import type { Surface, SurfaceRoute } from '../surface.ts';
import { chromiumRoutes } from './chromium.ts';
import { libreOfficeRoute } from './libreoffice.ts';
import { pdfEngineRoutes } from './pdf-engines.ts';
import { refusalResponse } from './refusal.ts';
import { systemRoutes } from './system.ts';
import { traceHeader } from './trace.ts';

/** Each answer names the trace of its request. */
const traced = (route: SurfaceRoute): SurfaceRoute => ({
  ...route,
  handle: async (call) => {
    const answer = await route.handle(call);
    for (const [name, value] of Object.entries(traceHeader(call.request, recordOf(call.request).id))) answer.headers.set(name, value);
    return answer;
  },
});

/** The API of Gotenberg 8. */
export const gotenbergSurface = (services: Services): Surface => ({
  api: 'gotenberg',
  routes: [libreOfficeRoute(services), ...chromiumRoutes(services), ...pdfEngineRoutes(services), ...systemRoutes(services)].map(traced),
  refuse: (thrown, { request }) => refusalResponse(thrown, traceHeader(request, recordOf(request).id)),
});
