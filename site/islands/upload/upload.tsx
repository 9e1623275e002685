import { FixedTool } from './fixed-tool.tsx';
import type { Tool } from './tool.ts';
import { UniversalTool } from './universal-tool.tsx';

/** The upload island of every converter page and of the home page. */
export const Upload = ({ tool }: { tool: Tool }) => (tool.kind === 'universal' ? <UniversalTool /> : <FixedTool tool={tool} />);
