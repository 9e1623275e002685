/** Strokes on a 24 px grid. Our own set: an icon library's runtime is larger than all of these. */
const strokes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2',
  download: 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  alert: 'M12 4L2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.05',
  check: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8.2 12.3l2.6 2.6 5-5.4',
  sliders: 'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5v5M9 14v5',
  more: 'M5.5 12h.02M12 12h.02M18.5 12h.02',
  plus: 'M12 5v14M5 12h14',
  zip: 'M6 3.5h8l4.5 4.5v10.5a2 2 0 0 1-2 2H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM9.5 4v2M11.5 7v2M9.5 10v2M10.5 15v2.5',
} as const;

type Props = { readonly name: keyof typeof strokes; readonly size?: number; readonly className?: string; readonly label?: string };

/** An icon; without a label it is decorative. */
export const Icon = ({ name, size = 18, className, label }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it carries an aria-label, or is hidden
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={strokes[name]} />
  </svg>
);
