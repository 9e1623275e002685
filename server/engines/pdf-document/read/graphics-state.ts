import type { Box, Colour } from '../model.ts';
import type { Matrix } from './geometry.ts';

/** The tracked part of a PDF's graphics and text state (ISO 32000-1, 8.4 and 9.3). */
export type GraphicsState = {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  masked: boolean;
  strokeAlpha: number;
  lineWidth: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  renderMode: number;
};

export const initialState = (ctm: Matrix, page: Box): GraphicsState => ({
  ctm,
  clip: page,
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  masked: false,
  strokeAlpha: 1,
  lineWidth: 1,
  font: '',
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
});
