import { BorderStyle, type IBorderOptions } from 'docx';

/** Word's units: twentieths of a point for lengths, half points for type sizes, pixels of 1/96 inch for pictures. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.max(2, Math.round(points * 2));
export const pixels = (points: number): number => Math.max(1, Math.round((points * 96) / 72));
export const emu = (points: number): number => Math.round(points * 12_700);
export const hex = (colour: string): string => colour.replace('#', '').toUpperCase();
/** Word's border widths are in eighths of a point, from a quarter point to six. */
export const borderSize = (points: number): number => Math.min(48, Math.max(2, Math.round(points * 8)));
/** A side without a border, whatever its style. */
export const noBorder: IBorderOptions = { style: BorderStyle.NIL, size: 0, color: 'auto' };
