import { type Matrix, multiply, transformBox } from '../geometry.ts';
import { initialState } from '../graphics-state.ts';
import { clipTo, type Handlers, restore, save, type Walk } from './walk.ts';

const enterForm = (w: Walk, matrix: unknown, bbox: unknown): void => {
  save(w);
  if (Array.isArray(matrix)) w.state.ctm = multiply(w.state.ctm, matrix as unknown as Matrix);
  if (!bbox) return;
  const b = bbox as ArrayLike<number>;
  const box = transformBox(w.state.ctm, b[0] as number, b[1] as number, b[2] as number, b[3] as number);
  clipTo(w, box);
};

/** Marked content, forms, groups and annotations: the containers of other operators. */
export const nestingHandlers = (w: Walk): Handlers => ({
  beginMarkedContent: ([tag]) =>
    w.marks.begin(typeof tag === 'string' ? tag : ((tag as unknown as { name?: string })?.name ?? ''), undefined),
  beginMarkedContentProps: ([tag, id]) => w.marks.begin(tag ?? '', typeof id === 'number' ? id : undefined),
  endMarkedContent: w.marks.end,
  paintFormXObjectBegin: ([matrix, bbox]) => {
    w.marks.enterForm();
    enterForm(w, matrix, bbox);
  },
  paintFormXObjectEnd: () => {
    w.marks.leaveForm();
    restore(w);
  },
  beginGroup: ([group]) => {
    const g = group as unknown as { smask?: unknown } | undefined;
    w.groups.push(g?.smask !== undefined && g.smask !== null);
    if (w.groups.at(-1)) w.softMaskDepth++;
    save(w);
  },
  endGroup: () => {
    if (w.groups.pop()) w.softMaskDepth--;
    restore(w);
  },
  beginAnnotation: ([, , transform, matrix]) => {
    save(w);
    w.state = initialState(w.base, w.page);
    if (transform) w.state.ctm = multiply(w.state.ctm, transform as unknown as Matrix);
    if (matrix) w.state.ctm = multiply(w.state.ctm, matrix as unknown as Matrix);
  },
  endAnnotation: () => restore(w),
});
