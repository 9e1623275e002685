import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

const doctype = /<!DOCTYPE[^<>[]*(?:\[(?:(?!<!DOCTYPE)[^\]])*\])?>/i;
const declaration = /<!ENTITY\s+([\w:.-]{1,200})\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;
const reference = /&([A-Za-z_][\w:.-]{0,200});/g;

/** Limit of entities; Illustrator and people declare a few hundred at most. */
const mostEntities = 1000;
const mostDepth = 20;
/** Characters that entities may add to a drawing. */
const mostAdded = 4 * 1024 * 1024;

const refuse = (detail: Message): never => {
  throw new WorkerProblem('unsafe_content', detail);
};

/** The values of the general entities that a document type declares. */
const declared = (found: string): ReadonlyMap<string, string> => {
  const entities = new Map<string, string>();
  // The first declaration of a name counts (XML 1.0, 4.2).
  for (const [, name = '', double, single] of found.matchAll(declaration))
    if (!entities.has(name)) entities.set(name, double ?? single ?? '');
  const all = found.match(/<!ENTITY\b/gi)?.length ?? 0;
  // The other declarations are external entities or parameter entities.
  if ([...found.matchAll(declaration)].length !== all) refuse(message('entitiesRefer'));
  if (all > mostEntities) refuse(message('entitiesMany', { max: mostEntities }));
  return entities;
};

/**
 * Removes the document type of a drawing and expands its own entities, which renderers refuse or ignore.
 * Throws `unsafe_content` for external entities, for recursive ones, and for excessive expansion.
 */
export const withoutEntities = (text: string): string => {
  const found = doctype.exec(text)?.[0] ?? refuse(message('entitiesOutside'));
  const entities = declared(found);
  let left = mostAdded;
  const expand = (part: string, depth: number): string =>
    part.replace(reference, (whole, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return whole;
      left -= value.length;
      if (depth > mostDepth || left < 0) refuse(message('entitiesGrow'));
      return expand(value, depth + 1);
    });
  return expand(text.replace(found, ''), 0);
};
