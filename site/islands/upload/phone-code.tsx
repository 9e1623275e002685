import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { apiUrl } from '../../stores/api.ts';
import { pageWords, say, toolWords } from '../../stores/words.ts';
import type { Result } from './item.ts';

/** Empty modules around a code, which scanners need. */
const border = 4;

/** One path for all dark modules. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

type Props = { readonly result: Result & Required<Pick<Result, 'kept'>> };

/** The address of the server's copy as a QR code: valid for as long as the copy. */
export const PhoneCode = ({ result: { name, kept } }: Props) => {
  const { size, data } = encode(new URL(apiUrl(`/jobs/${kept.job}/result`), location.href).href, { border });
  const figure = useRef<HTMLElement>(null);
  useEffect(() => figure.current?.scrollIntoView({ block: 'nearest' }), []);
  const words = toolWords().result;
  const time = new Date(kept.until).toLocaleTimeString(pageWords().locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <figure className="phone-code" ref={figure}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say(words.code, { name })} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={pathOf(data)} fill="#000" />
      </svg>
      <figcaption className="soft">{say(words.scan, { time })}</figcaption>
    </figure>
  );
};
