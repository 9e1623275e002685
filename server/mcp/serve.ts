import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { productVersion } from '../config/product-version.ts';
import type { Backend } from './backend.ts';
import { type Answer, ArgumentFault, makeTools } from './tools.ts';

/** Shortest interval of progress reports. */
const everyMs = 500;

const failed = (words: string): Answer => ({ content: [{ type: 'text', text: words }], isError: true });

/** A server of the Model Context Protocol whose tools convert files, without a transport. The SDK is loaded by those who want one. */
export const makeMcpServer = async (backend: Backend): Promise<Server> => {
  const [{ Server: SdkServer }, { CallToolRequestSchema, ListToolsRequestSchema }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const server = new SdkServer({ name: 'file-converter', version: productVersion }, { capabilities: { tools: {} } });
  const tools = makeTools(backend);
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema: JSON.parse(JSON.stringify(inputSchema)) })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification, _meta }) => {
    const found = tools.find(({ name }) => name === params.name);
    if (!found) return failed('There is no tool of that name.') as never;
    const token = _meta?.progressToken;
    let toldAt = 0;
    const onFraction = (fraction: number): void => {
      if (token === undefined || performance.now() - toldAt < everyMs) return;
      toldAt = performance.now();
      const progress = { method: 'notifications/progress' as const, params: { progressToken: token, progress: fraction, total: 1 } };
      sendNotification(progress).catch(() => undefined);
    };
    try {
      return (await found.call(params.arguments ?? {}, { signal, onFraction })) as never;
    } catch (thrown) {
      signal.throwIfAborted();
      return failed(thrown instanceof ArgumentFault ? thrown.message : backend.explain(thrown)) as never;
    }
  });
  return server;
};
