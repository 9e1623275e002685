import type { ReactNode } from 'react';
import { toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './page-chooser.css?inline';

adoptStyles(css);

type FrameProps = {
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly hint: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A button that opens thumbnails of pages, and says what to do with them. */
export const ChooserFrame = ({ isOpen, disabled, hint, onToggle, children }: FrameProps) => {
  const words = toolWords().pages;
  return (
    <div className="chooser">
      <button type="button" className="button button-plain" aria-expanded={isOpen} disabled={disabled} onClick={onToggle}>
        {isOpen ? words.hide : words.choose}
      </button>
      {isOpen && (
        <>
          <p className="soft small" role="status">
            {hint}
          </p>
          {children}
        </>
      )}
    </div>
  );
};

type TileProps = {
  readonly url: string;
  /** From 1. */
  readonly page: number;
  readonly label: string;
  readonly disabled: boolean;
  /** On a chosen page: its place, or a tick. */
  readonly mark?: number | string | undefined;
  readonly onPress: () => void;
};

/** The thumbnail of a page, pressed when the page is chosen. */
export const PageTile = ({ url, page, label, disabled, mark, onPress }: TileProps) => (
  <button type="button" className="chooser-page" disabled={disabled} aria-pressed={mark !== undefined} aria-label={label} onClick={onPress}>
    <img src={url} alt="" decoding="async" />
    {page}
    {mark !== undefined && <span className="chooser-place">{mark}</span>}
  </button>
);
