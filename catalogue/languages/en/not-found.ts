/** The page for addresses that lead nowhere. */
export const notFound = {
  seo: {
    title: '404 Page Not Found',
    description: 'This page does not exist. Find the converter you need instead.',
    keywords: ['404', 'page not found'],
  },
  title: '404 Page Not Found',
  text: 'The page you are looking for does not exist or has moved.',
  invalidPath: 'Invalid conversion path',
  nearest: 'Did you mean one of these?',
  home: 'Go to the home page',
  popular: 'Popular tools',
  browse: 'Browse All Tools',
} as const;
