import { BorderStyle, type IBorderOptions } from 'docx';

/** Word counts lengths in twentieths of a point, sizes of type in halves, pictures in pixels of 1/96 inch. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.max(2, Math.round(points * 2));
export const pixels = (points: number): number => Math.max(1, Math.round((points * 96) / 72));
export const emu = (points: number): number => Math.round(points * 12_700);
/** Word writes colours without `#`. */
export const hex = (colour: string): string => colour.replace('#', '').toUpperCase();
/** Word counts border widths in eighths of a point, from a quarter point to six. */
export const borderSize = (points: number): number => Math.min(48, Math.max(2, Math.round(points * 8)));
/** A side without a border, whatever styles say. */
export const noBorder: IBorderOptions = { style: BorderStyle.NIL, size: 0, color: 'auto' };
