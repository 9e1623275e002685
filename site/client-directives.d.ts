import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island after the first paint, when idle; with a media query, only where it holds. See scripts/calm.ts. */
    'client:calm'?: boolean | string;
  }
}
