import { identity, type Matrix } from '../geometry.ts';
import { type FontSource, makeTextPainter } from '../paint-text.ts';
import type { Handlers, Walk } from './walk.ts';

/** Operators of text state, text position and text showing (ISO 32000-1, 9.3 and 9.4). */
export const textHandlers = (w: Walk, fontOf: FontSource): Handlers => {
  const text = makeTextPainter(w.glyphs, () => w.state, w.marks.current, fontOf);
  return {
    beginText: () => text.setMatrix(identity),
    setTextMatrix: (a) => text.setMatrix((a.length === 1 ? a[0] : a) as unknown as Matrix),
    moveText: ([dx, dy]) => text.move(dx ?? 0, dy ?? 0),
    setLeadingMoveText: ([dx, dy]) => {
      w.state.leading = dy ?? 0;
      text.move(dx ?? 0, dy ?? 0);
    },
    nextLine: () => text.move(0, w.state.leading),
    setLeading: ([leading]) => {
      w.state.leading = -(leading ?? 0);
    },
    setCharSpacing: ([spacing]) => {
      w.state.charSpacing = spacing ?? 0;
    },
    setWordSpacing: ([spacing]) => {
      w.state.wordSpacing = spacing ?? 0;
    },
    setHScale: ([scale]) => {
      w.state.hScale = (scale ?? 100) / 100;
    },
    setTextRise: ([rise]) => {
      w.state.rise = rise ?? 0;
    },
    setTextRenderingMode: ([mode]) => {
      w.state.renderMode = mode ?? 0;
    },
    setFont: ([name, size]) => {
      w.state.font = name ?? '';
      w.state.fontSize = size ?? 0;
    },
    showText: ([items]) => text.show(items ?? []),
  };
};
